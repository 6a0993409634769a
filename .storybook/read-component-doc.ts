/** What is written about a component beside its code, in `<component>.md`. */
export interface ComponentDoc {
  /** The exports that the page describes. */
  readonly exports: readonly string[];
  readonly status: string;
  /** The file of its code, where it has another name than the page. */
  readonly source: string | undefined;
  /** What it is for, in one sentence each: Chinese, English. */
  readonly about: readonly [zh: string, en: string];
  readonly sections: ReadonlyMap<string, string>;
}

/** The parts that every page of a component has. */
export const parts = ['When to use', 'When another one', 'Anatomy', 'Do', 'Don’t', 'Content', 'Keyboard', 'Screen readers'] as const;

export const statuses = ['stable', 'new', 'deprecated'];

export function readComponentDoc(text: string): ComponentDoc {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const said = new Map(head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
  return {
    exports: (said.get('exports') ?? '').split(/,\s*/).filter((name) => name !== ''),
    status: said.get('status') ?? '',
    source: said.get('source'),
    about: [said.get('zh') ?? '', said.get('en') ?? ''],
    sections: new Map(
      body
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.slice(0, section.indexOf('\n')).trim(), section.slice(section.indexOf('\n')).trim()]),
    ),
  };
}
