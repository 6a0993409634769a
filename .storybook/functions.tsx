import * as forms from '../packages/forms/src/index.ts';
import * as ui from '../packages/ui/src/index.ts';
import { FoundationPage, Section, Sheet } from './foundations/page.tsx';
import { functionsIn, passedOn } from './read-functions.ts';

const code = import.meta.glob<string>(
  ['../packages/{ui,forms}/src/**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}', '!../**/*-examples.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const packages = [
  { name: 'ui', offered: Object.keys(ui) },
  { name: 'forms', offered: Object.keys(forms) },
];

/** Hooks, rules and other functions of ui and forms, told by their own comments. */
export function Functions() {
  return (
    <FoundationPage
      title={['函数', 'Functions']}
      about={[
        '没有样子的导出：钩子、校验规则与小函数。说明就是代码里的注释。',
        'Exports without a look: hooks, rules and small functions. What is said of each is the comment in its code.',
      ]}
    >
      {packages.map(({ name, offered }) => (
        <Section key={name} name={[`@lianxin/${name}`, `@lianxin/${name}`]}>
          <Sheet
            heads={[
              ['名称', 'Name'],
              ['用于', 'For'],
              ['位置', 'Where'],
            ]}
          >
            {rowsOf(name, offered).map(({ name: title, about, signature, file }) => (
              <tr key={title}>
                <td className="align-top!">
                  <code className="font-mono text-xs font-semibold" title={signature}>
                    {title}
                  </code>
                </td>
                <td lang="en">{about}</td>
                <td className="font-mono text-xs whitespace-nowrap text-ink-muted">{file}</td>
              </tr>
            ))}
          </Sheet>
        </Section>
      ))}
    </FoundationPage>
  );
}

function rowsOf(library: string, offered: readonly string[]) {
  const own = Object.entries(code)
    .filter(([file]) => file.startsWith(`../packages/${library}/`))
    .flatMap(([file, text]) => functionsIn(text).map((one) => ({ ...one, file: file.replace(`../packages/${library}/src/`, '') })));
  const others = Object.entries(passedOn).map(([name, { about, from }]) => ({ name, about, signature: name, file: from }));
  return [...own, ...others].filter(({ name }) => offered.includes(name)).toSorted((a, b) => a.name.localeCompare(b.name));
}
