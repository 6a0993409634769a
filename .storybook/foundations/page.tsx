import { DocsContext } from '@storybook/addon-docs/blocks';
import { createContext, useContext, type ReactNode } from 'react';
import css from '../../packages/ui/src/styles/tokens.css?raw';
import { useGlobals } from '../use-globals.ts';
import type { Said, TokenGroup } from './meanings.ts';
import { readTokens, shapesOf } from './read-tokens.ts';

/** The rules of `tokens.css`, read anew with every build. */
export const rules = readTokens(css);
const shapes = shapesOf(rules);

const Language = createContext<0 | 1>(0);

/** Chooses between Chinese and English by the toolbar's language. */
export function useSay(): (said: Said) => string {
  const at = useContext(Language);
  return (said) => said[at];
}

interface FoundationPageProps {
  readonly title: Said;
  /** What the page is for, in one or two sentences. */
  readonly about: Said;
  readonly children: ReactNode;
}

/** A page of the foundations, in the toolbar's language. */
export function FoundationPage({ title, about, children }: FoundationPageProps) {
  const globals = useGlobals(useContext(DocsContext).channel);
  const at = globals['locale'] === 'en-US' ? 1 : 0;
  return (
    <Language value={at}>
      <article
        data-about={about[at]}
        className="foundations sb-unstyled flex flex-col gap-10 text-md text-ink"
        lang={at === 1 ? 'en-US' : 'zh-CN'}
      >
        <header>
          <h1 className="text-3xl font-semibold tracking-[-0.01em]">{title[at]}</h1>
          <p className="mt-3 max-w-170 text-lg text-ink-muted">{about[at]}</p>
        </header>
        {children}
      </article>
    </Language>
  );
}

export function Section({ name, about, children }: { readonly name: Said; readonly about?: Said; readonly children: ReactNode }) {
  const say = useSay();
  return (
    <section>
      <h2 className="mb-1 text-xl font-semibold">{say(name)}</h2>
      {about !== undefined && <p className="max-w-170 text-ink-muted">{say(about)}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

/** A table whose heads are said in both languages. */
export function Sheet({ heads, children }: { readonly heads: readonly Said[]; readonly children: ReactNode }) {
  const say = useSay();
  return (
    <div className="overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse text-left text-sm">
        <thead className="bg-surface-inset text-xs text-ink-muted">
          <tr>
            {heads.map((head) => (
              <th key={head[1]} scope="col" className="px-4 py-2 font-medium whitespace-nowrap">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr]:border-t [&>tr]:border-line [&_td]:px-4 [&_td]:py-2.5 [&_td]:align-middle">{children}</tbody>
      </table>
    </div>
  );
}

export const TokenName = ({ name }: { readonly name: string }) => (
  <code className="font-mono text-xs whitespace-nowrap text-ink">--{name}</code>
);

/** Tokens with their value, their use, and a drawing made of the token itself. */
export function TokenSheet({ groups, draw }: { readonly groups: readonly TokenGroup[]; readonly draw: (token: string) => ReactNode }) {
  const say = useSay();
  return groups.map(({ name, tokens }) => (
    <Section key={name[1]} name={name}>
      <Sheet
        heads={[
          ['名称', 'Token'],
          ['值', 'Value'],
          ['用于', 'For'],
          ['样子', 'Drawn'],
        ]}
      >
        {Object.entries(tokens).map(([token, use]) => (
          <tr key={token}>
            <td className="w-45">
              <TokenName name={token} />
            </td>
            <td className="max-w-60 font-mono text-xs text-ink-muted">{shapes.get(token)}</td>
            <td className="text-ink-muted">{say(use)}</td>
            <td className="w-80">{draw(token)}</td>
          </tr>
        ))}
      </Sheet>
    </Section>
  ));
}

/** What to write or do beside what not to. */
export function DoAndDont({ dos, donts }: { readonly dos: readonly ReactNode[]; readonly donts: readonly ReactNode[] }) {
  const say = useSay();
  const lists = [
    { said: ['这样', 'Do'] as const, items: dos, tone: 'border-t-positive', mark: '✓', ink: 'text-positive-ink' },
    { said: ['不要', 'Don’t'] as const, items: donts, tone: 'border-t-critical', mark: '✕', ink: 'text-critical-ink' },
  ];
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {lists.map(({ said, items, tone, mark, ink }) => (
        <div key={said[1]} className={`rounded-md border border-t-2 border-line p-4 ${tone}`}>
          <p className={`mb-2 text-sm font-semibold ${ink}`}>
            <span aria-hidden>{mark}</span> {say(said)}
          </p>
          <ul className="flex list-none flex-col gap-2 p-0">
            {items.map((item, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the lists never change
              <li key={at}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
