import { useState } from 'react';
import * as exported from '../../packages/ui/src/icons/index.ts';
import { SearchInput } from '../../packages/ui/src/input/index.ts';
import { iconNames } from './icon-names.ts';
import { DoAndDont, FoundationPage, Section, useSay } from './page.tsx';

const { Logo, ...icons } = exported;
const all = Object.entries(icons);

/** Every icon, found by its Chinese, its English or its own name. */
export function Icons() {
  return (
    <FoundationPage
      title={['图标', 'Icons']}
      about={[
        '线性图标，16 px 用在控件里，20 px 单独使用。图标帮人认出文字，很少代替文字。',
        'Line icons: 16 px in controls, 20 px on their own. An icon helps people recognise a word; it seldom takes its place.',
      ]}
    >
      <Found />
      <Section name={['用法', 'How to use them']}>
        <Rules />
      </Section>
      <Section name={['标志', 'The mark']}>
        <span className="flex items-center gap-2.5 text-accent">
          <Logo />
          <b className="font-instrument text-[22px] tracking-widest text-ink">链信</b>
        </span>
      </Section>
    </FoundationPage>
  );
}

function Found() {
  const say = useSay();
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = all.filter(([name]) => [name, ...namesOf(name)].some((text) => text.toLowerCase().includes(words)));
  return (
    <div>
      <SearchInput
        aria-label={say(['查找图标', 'Find an icon'])}
        placeholder={say(['查找，例如 下载', 'Find, for example download'])}
        value={sought}
        onSearch={setSought}
        className="mb-4 max-w-80"
      />
      {found.length === 0 && (
        <p className="text-ink-muted">
          {say(['没有这样的图标。换个说法，或用文字代替。', 'There is no such icon. Try another word, or use a word instead.'])}
        </p>
      )}
      <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-2 p-0">
        {found.map(([name, Icon]) => (
          <li key={name} className="flex items-center gap-3 rounded-md border border-line px-3 py-2.5">
            <Icon size={20} aria-hidden />
            <span className="min-w-0">
              <span className="block truncate text-sm">{say(namesOf(name))}</span>
              <code className="block truncate font-mono text-xs text-ink-muted">{name}</code>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const namesOf = (name: string) => Object.entries(iconNames).find(([icon]) => icon === name)?.[1] ?? ([name, name] as const);

function Rules() {
  const say = useSay();
  return (
    <DoAndDont
      dos={[
        say(['图标在文字之前，一个按钮一个。', 'Put it before the word, one to a button.']),
        say(['单独的图标用 IconButton，名称就是提示。', 'Use IconButton for an icon on its own: its name is its tooltip.']),
        say(['同一件事到处用同一个图标。', 'The same thing has the same icon everywhere.']),
      ]}
      donts={[
        say(['只用图标表示状态：加上文字。', 'Tell a state by an icon alone: add the word.']),
        say(['给图标单独上色：它随文字的颜色。', 'Colour an icon: it has the colour of its text.']),
        say(['直接从 lucide-react 引入：先加到这里。', 'Import from lucide-react directly: add it here first.']),
      ]}
    />
  );
}
