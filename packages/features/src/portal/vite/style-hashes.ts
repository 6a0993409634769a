import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Libraries that write style sheets into the page, and how to find these in their code. */
const WRITTEN_STYLES = [{ module: /@radix-ui\/react-select\/dist\/index\.mjs/, sheet: /__html: `(\[data-radix-select-viewport\][^`]+)`/ }];

/** Writes `csp.json` next to the page with the hashes of those style sheets, for the server's policy. Fails if a library has changed. */
export function styleHashes(): Plugin {
  const found = new Map<RegExp, string>();
  return {
    name: 'style-hashes',
    apply: 'build',
    transform(code, id) {
      for (const { module, sheet } of WRITTEN_STYLES) {
        if (!module.test(id)) continue;
        const [, literal] = sheet.exec(code) ?? this.error(`${id} has no style sheet where the content policy expects one`);
        found.set(
          module,
          createHash('sha256')
            .update(literal ?? '')
            .digest('base64'),
        );
      }
    },
    generateBundle() {
      const hashes = WRITTEN_STYLES.map(({ module }) => found.get(module) ?? this.error(`no module is like ${String(module)}`));
      this.emitFile({
        type: 'asset',
        fileName: 'csp.json',
        source: JSON.stringify({ styleHashes: hashes.map((hash) => `'sha256-${hash}'`) }),
      });
    },
  };
}
