// Checks that every message in the code is in both catalogs of its folder, translated, and compiles.
// Changes nothing; use `pnpm i18n:extract` to update a catalog.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));
const config = getConfig({ configPath });
const objections: string[] = [];
let count = 0;

for (const catalog of await getCatalogs(config)) {
  const used = Object.entries((await catalog.collect()) ?? {});
  for (const locale of config.locales) {
    const file = relative(config.rootDir ?? '', catalog.getFilename(locale));
    const known = (await catalog.read(locale)) ?? {};
    for (const [id, { message }] of used) {
      const words = message ?? id;
      const translation = known[id]?.translation ?? '';
      count += 1;
      if (known[id] === undefined) objections.push(`${file} lacks “${words}”: run pnpm i18n:extract`);
      else if (translation === '' && locale !== config.sourceLocale) objections.push(`${file} leaves “${words}” untranslated`);
    }
    const { messages } = await catalog.getTranslations(locale, { sourceLocale: config.sourceLocale ?? 'zh-CN', fallbackLocales: {} });
    const { errors } = createCompiledCatalog(locale, messages, { namespace: 'es' });
    for (const { id, error } of errors) objections.push(`${file}: ${id}: ${error.message}`);
  }
}
for (const objection of objections) console.error(objection);
console.log(`${count} messages in ${config.locales.length} languages, ${objections.length} objections`);
process.exit(objections.length > 0 ? 1 : 0);
