import { Canvas, Controls, Markdown, Source } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import sizes from '../bench/package-sizes.json';
import { readComponentDoc, type ComponentDoc, type parts } from './read-component-doc.ts';

type Part = (typeof parts)[number];

const written = import.meta.glob<string>('../packages/{ui,forms}/src/**/*.md', { query: '?raw', import: 'default', eager: true });
const examples = import.meta.glob<{ Example: ComponentType }>('../packages/{ui,forms}/src/**/*-examples.tsx');
const exampleCode = import.meta.glob<string>('../packages/{ui,forms}/src/**/*-examples.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = import.meta.glob<string>(['../packages/{ui,forms}/src/**/*.tsx', '!../**/*.{test,stories}.tsx', '!../**/*-examples.tsx'], {
  query: '?raw',
  import: 'default',
});

/** What is written beside a component, and where; undefined where nothing is written yet. */
export function docOf(storyFile: string) {
  const base = storyFile.replace(/^\.\//, '../').replace(/\.stories\.tsx$/, '');
  const text = written[`${base}.md`];
  return text === undefined ? undefined : { base, doc: readComponentDoc(text) };
}

const words: Readonly<Record<string, string>> = {
  'When to use': '何时使用',
  'When another one': '何时用别的',
  Anatomy: '组成',
  Do: '这样',
  'Don’t': '不要',
  Content: '文字',
  Keyboard: '键盘',
  'Screen readers': '读屏',
  'Try it': '试一试',
  Code: '代码',
  Source: '源码',
  Weight: '体积',
  Status: '状态',
};

interface PageProps {
  readonly base: string;
  readonly doc: ComponentDoc;
  readonly chinese: boolean;
  /** The story with controls. */
  readonly playground: object | undefined;
}

/** The page of a component: facts, a story to change, and what is written beside the code. */
export function ComponentPage({ base, doc, chinese, playground }: PageProps) {
  const named = (name: string) => (chinese ? `${words[name] ?? name} ${name}` : name);
  const section = (name: Part) => (
    <section>
      <h2 id={name}>{named(name)}</h2>
      <Markdown>{doc.sections.get(name) ?? ''}</Markdown>
    </section>
  );
  return (
    <div className="component-page">
      <p data-about="" className="text-lg!">
        {doc.about[chinese ? 0 : 1]}
      </p>
      <Facts base={base} doc={doc} named={named} />
      {playground !== undefined && (
        <section>
          <h2>{named('Try it')}</h2>
          <Canvas of={playground} />
          <Controls of={playground} />
        </section>
      )}
      {section('When to use')}
      {section('When another one')}
      {section('Anatomy')}
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['Do', 'Don’t'] as const).map((name) => (
          <section
            key={name}
            className={`rounded-md border border-t-2 border-line px-4 pb-2 ${name === 'Do' ? 'border-t-positive' : 'border-t-critical'}`}
          >
            <h3 className="mt-3!">
              <span aria-hidden>{name === 'Do' ? '✓ ' : '✕ '}</span>
              {named(name)}
            </h3>
            <Markdown>{doc.sections.get(name) ?? ''}</Markdown>
          </section>
        ))}
      </div>
      {section('Content')}
      {section('Keyboard')}
      {section('Screen readers')}
      <section>
        <h2>{named('Code')}</h2>
        <Shown path={`${base}-examples.tsx`} />
      </section>
    </div>
  );
}

const tones: Readonly<Record<string, string>> = {
  stable: 'bg-positive-soft text-positive-ink',
  new: 'bg-info-soft text-info-ink',
  deprecated: 'bg-critical-soft text-critical-ink',
};

function Facts({ base, doc, named }: { base: string; doc: ComponentDoc; named: (name: string) => string }) {
  const [, library = '', folder = ''] = /packages\/(\w+)\/src\/([\w-]+)/.exec(base) ?? [];
  const bytes =
    Object.entries(sizes).find(([entry]) => entry === `${library}/${folder}`)?.[1] ??
    Object.entries(sizes).find(([entry]) => entry === library)?.[1];
  const entry = library === 'ui' ? `@lianxin/ui/${folder}` : `@lianxin/${library}`;
  return (
    <dl className="sb-unstyled my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-md border border-line p-4 text-sm text-ink">
      <dt className="text-ink-muted">Import</dt>
      <dd className="font-mono text-xs leading-5">{`import { ${doc.exports.join(', ')} } from '${entry}';`}</dd>
      <dt className="text-ink-muted">{named('Status')}</dt>
      <dd>
        <span className={`rounded-xs px-2 py-0.5 text-xs ${tones[doc.status] ?? ''}`}>{doc.status}</span>
      </dd>
      <dt className="text-ink-muted">{named('Weight')}</dt>
      <dd className="tabular-nums">{bytes === undefined ? '—' : `${(bytes / 1024).toFixed(1)} KB, gzip · ${entry}`}</dd>
      <dt className="text-ink-muted">{named('Source')}</dt>
      <dd>
        <SourceLink path={doc.source === undefined ? `${base}.tsx` : base.replace(/[^/]+$/, doc.source)} />
      </dd>
    </dl>
  );
}

/** Opens the component's own code on the page, so that it works without a server of code. */
function SourceLink({ path }: { readonly path: string }) {
  const [text, setText] = useState<string>();
  return (
    <details
      onToggle={() => {
        void code[path]?.().then(setText);
      }}
    >
      <summary className="cursor-pointer font-mono text-xs leading-5 text-accent">{path.replace('../', '')}</summary>
      {text !== undefined && <Source code={text} language="tsx" />}
    </details>
  );
}

/** The example drawn, and its code to copy. */
function Shown({ path }: { readonly path: string }) {
  const [Example] = useState(() =>
    lazy(async () => {
      const loaded = await examples[path]?.();
      return { default: loaded?.Example ?? (() => null) };
    }),
  );
  return (
    <>
      <div className="sb-unstyled rounded-md border border-line p-6">
        <Suspense>
          <Example />
        </Suspense>
      </div>
      <Source code={exampleCode[path] ?? ''} language="tsx" />
    </>
  );
}
