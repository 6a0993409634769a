import { readFile } from 'node:fs/promises';
import { extname, relative } from 'node:path';
import { transformAsync } from '@babel/core';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
const configPath = new URL('../../lingui.config.ts', import.meta.url).pathname;

/** Module from which built packages import `Trans` and `useLingui`. It wraps Lingui's and explains a missing provider. */
const WORDS = '@lianxin/ui/lingui';

/** Expands Lingui macros and compiles `.po` catalogs during a package build, neither of which esbuild supports. */
export const linguiEsbuild = (): Plugin => ({
  name: 'lingui',
  setup(build) {
    const config = getConfig({ configPath });
    const { runtimeConfigModule } = config;
    const linguiConfig = {
      ...config,
      runtimeConfigModule: { ...runtimeConfigModule, useLingui: [WORDS, 'useLingui'], Trans: [WORDS, 'Trans'] },
    };
    build.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (!/from ['"]@lingui\/(?:core|react)\/macro['"]/.test(code)) return undefined;
      const out = await transformAsync(code, {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: 'inline',
        parserOpts: { plugins: ['typescript', 'jsx'] },
        // The messages are in the catalogs and need not be repeated in the code.
        plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'id-only', linguiConfig }]],
      });
      return { contents: out?.code ?? code, loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
    build.onLoad({ filter: /\.po$/ }, async ({ path }) => {
      const found = getCatalogForFile(relative(config.rootDir ?? '', path), await getCatalogs(config));
      if (!found) throw new Error(`${path} does not belong to a catalog of lingui.config.ts`);
      const { messages } = await found.catalog.getTranslations(found.locale, {
        sourceLocale: config.sourceLocale ?? 'zh-CN',
        fallbackLocales: {},
      });
      const { source, errors } = createCompiledCatalog(found.locale, messages, { namespace: 'es' });
      if (errors.length > 0) throw new Error(`${path}: ${errors.length} messages do not compile`);
      return { contents: source, loader: 'js' };
    });
  },
});
