import type { Plugin } from 'vite';

const ROUTER = /react-router\/dist\/\w+\/chunk-\w+\.mjs/;
const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;
const CLASS = /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?^\});(\n\1\.contextType = \w+;)?$/gm;
const NAME_FOR_DEVELOPERS = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler drop unused parts of React Router. The module makes top-level calls, which count as side effects until marked as pure.
 * Fails if the library has changed.
 */
export function droppableRouter(): Plugin {
  let marked = 0;
  const mark = (_: string, start: string, call: string): string => {
    marked += 1;
    return `${start}/* @__PURE__ */ ${call}`;
  };
  return {
    name: 'droppable-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const marks = code
        .replaceAll(NAME_FOR_DEVELOPERS, '')
        .replaceAll(COMPONENT, mark)
        .replaceAll(CLASS, (_, name: string, body: string, context = '') =>
          mark(_, `var ${name} = `, `(() => { const ${name} = ${body};${context} return ${name}; })();`),
        );
      return { code: marks, map: null };
    },
    generateBundle() {
      if (marked === 0) this.error('React Router has no component where its unused parts are to be dropped');
    },
  };
}
