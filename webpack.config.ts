import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { BOARD_CHUNK, FIREBASE_CHUNK, firebasePackages, localeChunkOf } from './build/chunks';
import { FirstPaintPlugin } from './build/firstPaintPlugin';
import type { BuiltPage } from './build/pages';
import { BOARD_PAGE, homePageOf, pagesOf } from './build/pages';
import { workerPlugin, workersOf } from './build/serviceWorker';
import { PublicFilesPlugin } from './build/publicFilesPlugin';
import { SearchPlugin } from './build/searchPlugin';
import { iconFiles, manifestOf, WebManifestPlugin } from './build/webManifestPlugin';
import { BundleReportPlugin } from './build/bundleReportPlugin';
import { currencyNamesOf } from './build/currencyNames';
import { readOffice } from './build/office';
import { loadSettings } from './build/settings';
import type { Environment } from './src/services/firebase/environment';
import { defaultPorts, readDemoEnvironment, readPort, readProductionEnvironment } from './build/environment';
import { BASE_CURRENCY } from './src/domain/rates/currency';
import type { Office } from './src/site/office';
import type { Language } from './src/site/languages';
import { DEFAULT_LANGUAGE, languages } from './src/site/languages';
import { addressOf, BOARD_PATH, homePathOf, legalPaths, paths, SHARE_PICTURE } from './src/site/paths';
import { titleOf } from './src/app/titles';
import { fill } from './src/site/pattern';
import { wordsOf } from './src/wordsOf';

interface Flags {
  readonly demo?: boolean;
  /** Builds the service worker that withdraws a faulty one; docs/deploy.md says when to use it. */
  readonly withdraw?: boolean;
  /** Set by the development server. */
  readonly WEBPACK_SERVE?: boolean;
}

const projectPath = (...segments: string[]): string => path.resolve(import.meta.dirname, ...segments);

/** `--env demo` builds for the local backend; without it, the build is for the Firebase project in the environment or `.env`. */
export default function configure(
  flags: Flags,
  { mode = 'production' }: { mode?: 'development' | 'production' },
): Configuration & { devServer: DevServerConfiguration } {
  const isProduction = mode === 'production';
  const environment = flags.demo ? readDemoEnvironment(process.env) : readProductionEnvironment(loadSettings());
  const office = readOffice();
  const shared = sharedConfiguration(mode, environment, office);
  const pages = pagesOf(office.languages);

  return {
    ...shared,
    // Each first script has its own copy of the little code that it shares with the application, which keeps it a
    // single small file.
    entry: {
      first: { import: './src/main.ts', layer: 'first' },
      answer: { import: './src/answers.ts', layer: 'answer', library: { type: 'module' } },
      application: { import: './src/application.ts', library: { type: 'module' } },
      // The board shares no code with the others either: visitors should not download anything for a screen in the
      // window.
      [BOARD_CHUNK]: { import: './src/board.tsx', layer: BOARD_CHUNK },
      ...Object.fromEntries(
        office.languages.map((language) => [
          localeChunkOf(language),
          { import: `./src/locales/${language}.ts`, library: { type: 'module' as const } },
        ]),
      ),
    },
    experiments: { outputModule: true, layers: true },
    // The pages' template compiles to a script with a `with`, which the build runs as it is and doesn't keep.
    ignoreWarnings: [/`with` statements are not allowed/],
    output: {
      ...shared.output,
      // The browser's own `import()` may remember that a chunk failed.
      importFunctionName: 'importChunk',
      path: projectPath('dist'),
      filename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      clean: true,
    },
    // Source maps that are evaluated would need 'unsafe-eval', which the site's own policy refuses.
    devtool: isProduction ? false : 'cheap-module-source-map',
    optimization: {
      // A lazy chunk includes what it needs from packages: one download, and only one thing that can fail.
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          // What every part of Firebase's SDK needs, under a fixed name for the service worker's list.
          firebase: {
            name: FIREBASE_CHUNK,
            chunks: 'async',
            enforce: true,
            test: new RegExp(`[\\\\/](?:${firebasePackages.join('|').replaceAll('/', '[\\\\/]')})[\\\\/.]`),
          },
        },
      },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { module: true, compress: { passes: 5 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      ...shared.plugins,
      new MiniCssExtractPlugin({ filename: isProduction ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css' }),
      ...pages.map((page) => new HtmlWebpackPlugin(htmlOptions(page, office))),
      new HtmlWebpackPlugin(boardHtmlOptions(office)),
      ...office.languages.map(
        (language) => new WebManifestPlugin({ language, office, description: descriptionOf(language, office) }),
      ),
      new PublicFilesPlugin(projectPath('public'), iconFiles),
      new SearchPlugin(office),
      new FirstPaintPlugin({
        pages,
        // The development server rebuilds on every change, so its page stays empty until the application renders it.
        renderer: flags.WEBPACK_SERVE ? null : { ...shared, entry: projectPath('src/prerender.tsx'), target: 'node20' },
        inlineStyles: isProduction,
      }),
      ...(isProduction
        ? [
            ...workersOf(office.languages, flags.withdraw ?? false).map((worker) =>
              workerPlugin(projectPath('src/serviceWorker'), worker),
            ),
            new BundleReportPlugin(),
          ]
        : []),
    ],
    devServer: {
      host: '127.0.0.1',
      port: readPort(process.env, 'PORT', defaultPorts.site),
      static: projectPath('public'),
      historyApiFallback: {
        rewrites: [
          { from: new RegExp(`^${BOARD_PATH}$`), to: `/${BOARD_PAGE}` },
          ...office.languages.map((language) => ({
            from: new RegExp(`^${homePathOf(language)}(/|$)`),
            to: `/${homePageOf(language)}`,
          })),
        ],
      },
      hot: true,
    },
  };
}

function htmlOptions({ language, file, page }: BuiltPage, office: Office): HtmlWebpackPlugin.Options {
  return {
    template: './public/index.html',
    templateParameters: {
      language,
      title: titleOf(page === null || page === 'home' ? paths.home : legalPaths(language)[page], {
        language,
        words: wordsOf[language],
        office,
      }),
      description: descriptionOf(language, office),
      callUs: wordsOf[language].noScript.callUs,
      phone: office.phones[0],
      manifest: manifestOf(language),
      brand: office.brand,
      // The page's public address; null for pages that search engines should not find.
      address: page === null ? null : office.website + addressOf(page, language),
      picture: { ...SHARE_PICTURE, address: office.website + SHARE_PICTURE.path },
    },
    filename: file,
    scriptLoading: 'module',
    chunks: ['first'],
    minify: false,
  };
}

/** The options for the window board's page, which shows the phone number until its script has loaded. */
function boardHtmlOptions({ brand, phones: [phone] }: Office): HtmlWebpackPlugin.Options {
  const { titles, rates } = wordsOf[DEFAULT_LANGUAGE];
  return {
    template: './public/board.html',
    templateParameters: {
      language: DEFAULT_LANGUAGE,
      title: fill(titles.legal, { page: rates.heading, brand }),
      brand,
      askByPhone: rates.askByPhone,
      phone,
    },
    filename: BOARD_PAGE,
    scriptLoading: 'module',
    chunks: [BOARD_CHUNK],
    minify: false,
  };
}

function descriptionOf(language: Language, { street, town }: Office): string {
  return fill(wordsOf[language].description, { street, town });
}

/** The configuration that the site, the renderer of its pages and the catalogue share, so that all produce the same pages. */
export function sharedConfiguration(mode: 'development' | 'production', environment: Environment, office: Office) {
  return {
    mode,
    output: { publicPath: '/', assetModuleFilename: 'assets/[name].[contenthash:8][ext]' },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      // The package offers its development build to every bundler.
      alias: mode === 'production' ? { 'react-router$': projectPath('node_modules/react-router/dist/production/index.mjs') } : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development' } },
              target: 'es2022',
            },
          },
        },
        { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, 'css-loader', 'sass-loader'] },
        { test: /\.(svg|png)$/, resourceQuery: { not: [/markup/] }, type: 'asset/resource' },
        { test: /\.svg$/, resourceQuery: /markup/, type: 'asset/source' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        BUILD_ENVIRONMENT: JSON.stringify(environment),
        BUILD_MEASURES: JSON.stringify(environment.firebase.measurementId !== null),
        BUILD_OFFICE: JSON.stringify(office),
        // One definition per language: a page in one language then contains no names in another.
        BUILD_CURRENCY_NAMES: Object.fromEntries(
          languages.map((language) => [
            language,
            JSON.stringify(currencyNamesOf([BASE_CURRENCY, ...office.currencyOrder], language)),
          ]),
        ),
        // The router checks whether it can be hot-replaced; webpack would answer with the path of the build's folder.
        'import.meta.hot': 'undefined',
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  } satisfies Configuration;
}
