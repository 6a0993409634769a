import { contrast } from '../../packages/ui/src/brand/colour.ts';
import { pairs } from '../../packages/ui/src/styles/contrast-pairs.ts';
import { meanings } from './meanings.ts';
import { FoundationPage, rules, Section, Sheet, TokenName, useSay } from './page.tsx';
import { brands, coloursOf, themes } from './read-tokens.ts';

const looks = brands.flatMap((brand) => themes.map((theme) => ({ brand, theme, colours: coloursOf(rules, brand, theme) })));

const brandNames = { default: ['黛青', 'Ink-teal'], red: ['红', 'Red'], green: ['绿', 'Green'] } as const;
const themeNames = { light: ['浅', 'light'], dark: ['深', 'dark'] } as const;

const heads = looks.map(
  ({ brand, theme }) => [`${brandNames[brand][0]} · ${themeNames[theme][0]}`, `${brandNames[brand][1]}, ${themeNames[theme][1]}`] as const,
);

/** The measured contrast of a pair: the figure in the two colours themselves. */
function Measured({ ink, ground, least, colours }: { ink: string; ground: string; least: number; colours: ReadonlyMap<string, string> }) {
  const [front = '', back = ''] = [colours.get(ink), colours.get(ground)];
  const reached = contrast(front, back);
  return (
    <span
      className="inline-block min-w-14 rounded-sm border border-line px-2 py-1 text-center tabular-nums"
      style={{ background: back, ...(least >= 4.5 && { color: front }) }}
    >
      {least < 4.5 && <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-full" style={{ background: front }} />}
      <span style={least >= 4.5 ? undefined : { color: colours.get('ink') }}>{reached.toFixed(2)}</span>
      {reached < least && ' ✕'}
    </span>
  );
}

/** Every colour of every brand and theme, and the measured contrast of every pair that meets on a screen. */
export function Colour() {
  const say = useSay();
  return (
    <FoundationPage
      title={['颜色', 'Colour']}
      about={[
        '颜色是信息：状态、操作、风险，从不是装饰。组件只用下面的名称；一个品牌就是给这些名称换一套值的一个文件。',
        'Colour is information: state, act, risk; never decoration. Components use the names below and nothing else; a brand is one file that gives these names other values.',
      ]}
    >
      {meanings.colour.map((group) => (
        <ColourGroup key={group.name[1]} group={group} />
      ))}
      <Section
        name={['实测对比度', 'Measured contrast']}
        about={[
          '页面上相遇的每一对颜色，按 WCAG 2.2 计算：文字至少 4.5，图形与边框至少 3。行停留等只需分得清的面至少 1.08。',
          'Every pair that meets on a screen, by WCAG 2.2: text reaches 4.5, graphics and edges 3. Surfaces that need only be told apart reach 1.08.',
        ]}
      >
        <Sheet heads={[['前景', 'Foreground'], ['背景', 'Ground'], ['至少', 'Least'], ...heads]}>
          {pairs.map(([ink, ground, least]) => (
            <tr key={`${ink} ${ground}`}>
              <td>
                <TokenName name={ink} />
              </td>
              <td>
                <TokenName name={ground} />
              </td>
              <td className="tabular-nums">{least}</td>
              {looks.map(({ brand, theme, colours }) => (
                <td key={brand + theme}>
                  <Measured ink={ink} ground={ground} least={least} colours={colours} />
                </td>
              ))}
            </tr>
          ))}
        </Sheet>
      </Section>
      <p className="text-sm text-ink-muted">
        {say([
          '换成自己的颜色：在一个文件里以 [data-brand] 重新定义这些名称，其余一概不动。见 docs/another-banks-portal.md。',
          'To use colours of your own, define these names anew under a [data-brand] in one file; nothing else changes. See docs/another-banks-portal.md.',
        ])}
      </p>
    </FoundationPage>
  );
}

function ColourGroup({ group }: { readonly group: (typeof meanings.colour)[number] }) {
  const say = useSay();
  return (
    <Section name={group.name}>
      <Sheet heads={[['名称', 'Token'], ['用于', 'For'], ...heads]}>
        {Object.entries(group.tokens).map(([token, use]) => (
          <tr key={token}>
            <td>
              <TokenName name={token} />
            </td>
            <td className="min-w-40 text-ink-muted">{say(use)}</td>
            {looks.map(({ brand, theme, colours }) => (
              <td key={brand + theme}>
                <span data-brand={brand} data-theme={theme} className="flex flex-col items-start gap-1">
                  <span
                    className="h-8 w-16 rounded-sm border border-line"
                    role="img"
                    aria-label={colours.get(token)}
                    style={{ background: `var(--${token})` }}
                  />
                  <span className="w-20 overflow-hidden font-mono text-xs text-ellipsis whitespace-nowrap text-[inherit]">
                    {colours.get(token)}
                  </span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </Sheet>
    </Section>
  );
}
