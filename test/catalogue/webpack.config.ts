import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { defaultPorts, readDemoEnvironment, readPort } from '../../build/environment';
import { readOffice } from '../../build/office';
import { sharedConfiguration } from '../../webpack.config';

const cataloguePath = (...segments: string[]): string => path.resolve(import.meta.dirname, ...segments);

/** The catalogue as a site of its own; `npm run catalogue` serves it, and the accessibility tests build it. */
export default function configure(
  _flags: object,
  { mode = 'development' }: { mode?: 'development' | 'production' },
): Configuration & { devServer: DevServerConfiguration } {
  const shared = sharedConfiguration(mode, readDemoEnvironment(process.env), readOffice());
  return {
    ...shared,
    entry: cataloguePath('main.tsx'),
    output: { ...shared.output, filename: 'assets/catalogue.js', clean: true },
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    // Unlike the site, nobody downloads the catalogue over a slow connection.
    optimization: { minimize: false },
    plugins: [
      ...shared.plugins,
      new MiniCssExtractPlugin({ filename: 'assets/catalogue.css' }),
      new HtmlWebpackPlugin({ template: cataloguePath('catalogue.html'), minify: false }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: readPort(process.env, 'PORT', defaultPorts.site),
      static: false,
      hot: true,
    },
  };
}
