import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { loadSettings } from './scripts/settings';
import { defaultPorts, readDemoEnvironment, readPort, readProductionEnvironment } from './src/config/env';
import { office } from './src/config/office';
import { texts } from './src/config/texts';

interface Flags {
  readonly demo?: boolean;
}

const projectPath = (...segments: string[]): string => path.resolve(import.meta.dirname, ...segments);

/** `--env demo` builds for the local backend; without it, for the Firebase project that the environment or `.env` names. */
export default function configure(
  flags: Flags,
  { mode }: { mode?: 'development' | 'production' },
): Configuration & { devServer: DevServerConfiguration } {
  const isProduction = mode !== 'development';
  const environment = flags.demo ? readDemoEnvironment(process.env) : readProductionEnvironment(loadSettings());

  return {
    mode: isProduction ? 'production' : 'development',
    entry: { main: './src/main.tsx' },
    output: {
      path: projectPath('dist'),
      publicPath: '/',
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    // Evaluated source maps would need 'unsafe-eval', which the site's own policy refuses.
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: projectPath('src'),
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !isProduction } },
              target: 'es2022',
            },
          },
        },
        { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, 'css-loader', 'sass-loader'] },
        { test: /\.(svg|png)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // What a lazy chunk needs from packages comes in the same file: one download, one thing that can fail.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
    },
    performance: { hints: false },
    plugins: [
      new webpack.DefinePlugin({ BUILD_ENVIRONMENT: JSON.stringify(environment) }),
      new MiniCssExtractPlugin({ filename: isProduction ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css' }),
      new HtmlWebpackPlugin({
        template: './public/index.html',
        templateParameters: { office, texts },
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
    devServer: {
      host: '127.0.0.1',
      port: readPort(process.env, 'PORT', defaultPorts.site),
      static: projectPath('public'),
      historyApiFallback: true,
      hot: true,
    },
    stats: 'errors-warnings',
  };
}
