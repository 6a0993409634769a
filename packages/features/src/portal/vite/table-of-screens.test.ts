import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { tableOfScreens } from './table-of-screens.ts';

/** Passes modules to the plugin like a build. */
async function read(modules: Readonly<Record<string, string>>) {
  const { plugin, found } = tableOfScreens();
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const context = {
    parse: (code: string) => parseAst(code),
    resolve: (specifier: string, from: string) => Promise.resolve({ id: new URL(specifier, `file://${from}`).pathname }),
  };
  for (const [id, code] of Object.entries(modules)) await Reflect.apply(transform, context, [code, id, {}]);
  return found;
}

it('finds addresses and modules of screens', async () => {
  const { pages, screens } = await read({
    '/app/table.ts': `
      const rows = [
        standalone('/log', systemScreens.log, { title }),
        section('work', { home: 'list' }, [
          page('list', listScreens.list, { title }),
          group(title, {}, [page('later', undefined, { title }), page('apply', listScreens.apply, { title })]),
        ]),
      ];`,
    '/features/list/screens.ts': `
      const loadApply = async () => (await Promise.all([import('./apply/apply-screen.tsx')]))[0].ApplyScreen;
      export const listScreens = {
        list: lazyScreen('list.list', () => import('./list/list-screen.tsx').then((m) => m.ListScreen), words),
        apply: lazyScreen('list.apply', loadApply, words),
      };`,
  });
  expect(pages).toEqual([
    { path: '/log', mounts: 'systemScreens.log', auth: false },
    { path: '/work/list', mounts: 'listScreens.list', auth: true },
    { path: '/work/apply', mounts: 'listScreens.apply', auth: true },
  ]);
  expect([...screens]).toEqual([
    ['listScreens.list', { key: 'list.list', module: '/features/list/list/list-screen.tsx', declaredIn: '/features/list/screens.ts' }],
    ['listScreens.apply', { key: 'list.apply', module: '/features/list/apply/apply-screen.tsx', declaredIn: '/features/list/screens.ts' }],
  ]);
});

it('finds which rows need a session, and which only redirect', async () => {
  const { pages, redirects, tables } = await read({
    '/app/table.ts': `
      const open = { home: 'index', auth: false };
      const rows = [
        redirect('/', 'root', '/login'),
        standalone('/log', systemScreens.log, { auth: true }),
        standalone('/register', a.register, { ...wayIn }),
        section('home', open, [page('index', a.home, { title })]),
        section('other', elsewhere, [page('index', a.other, { title })]),
      ];`,
    '/app/else.ts': 'export const nothing = 1;',
  });
  expect(pages.map(({ path, auth }) => [path, auth])).toEqual([
    ['/log', true],
    ['/register', false],
    ['/home/index', false],
    ['/other/index', undefined],
  ]);
  expect(redirects).toEqual([{ path: '/', to: '/login' }]);
  expect([...tables]).toEqual(['/app/table.ts']);
});
