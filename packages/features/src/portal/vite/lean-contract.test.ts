import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { leanContract } from './lean-contract.ts';

/** A file of the contract as the build of a portal takes it in. */
function leanOf(code: string): string {
  const { transform } = leanContract();
  const result: unknown =
    typeof transform === 'function' ? Reflect.apply(transform, { parse: parseAst }, [code, '/api/src/contract/message.ts']) : undefined;
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : '';
}

const CALL = `import { ids, yuan } from "./examples.ts";
export const get = query("/get", { response: Message, example: { request: {}, response: { id: ids.message("M1") } }, needs: "signedIn" });`;

it('leaves out what no page reads, and the file of example values with it', () => {
  expect(leanOf(CALL).trim()).toBe('export const get = query("/get", { response: Message,  needs: "signedIn" });');
});

it('keeps example values that are named elsewhere, as makers without effects', () => {
  const lean = leanOf(`${CALL}\nexport const most = yuan(100);`);
  expect(lean).toContain('import { ids, yuan } from "./examples.ts";');
  expect(lean).toContain('/* @__PURE__ */ yuan(100)');
});

it('leaves out constants that only examples named, one after another', () => {
  const made = `const id = ids.message("M1"); const message = { id };\n${CALL.replace('{ id: ids.message("M1") }', 'message')}`;
  expect(leanOf(made)).not.toMatch(/examples|const id|const message/);
});

it('keeps what a key or a member of the same name does not use', () => {
  const lean = leanOf('const shape = 1; const unused = 2; export const read = { unused: shape, of: kind.unused };');
  expect(lean).toContain('const shape = 1;');
  expect(lean).not.toContain('const unused');
});
