import { FoundationPage, Section, Sheet, useSay } from './foundations/page.tsx';
import type { Said } from './foundations/meanings.ts';

const groups: readonly { readonly name: Said; readonly what: Said }[] = [
  {
    name: ['foundations 基础', 'foundations 基础'],
    what: ['颜色、字体、间距、图标、金额与日期的写法、措辞', 'Colour, type, space, icons, how money and days are written, voice'],
  },
  {
    name: [
      'acts · input · choice · navigation · data · feedback · overlay · page · money',
      'acts · input · choice · navigation · data · feedback · overlay · page · money',
    ],
    what: [
      '不含业务的组件（@lianxin/ui）与表单字段（@lianxin/forms），按人们想找的东西分组',
      'Parts that know no voucher and no bank (@lianxin/ui), and fields for what people type here (@lianxin/forms), grouped as people look for them',
    ],
  },
  {
    name: ['features', 'features'],
    what: [
      '业务页面（@lianxin/features）：开立、签收、转让、融资、复核、贸易、人员',
      'The screens (@lianxin/features): issue, sign for, transfer, finance, review, trade, people',
    ],
  },
];

const hints: readonly Said[] = [
  [
    '用中文或英文都能搜到：按钮 与 button，日期 与 calendar，金额 与 money，弹窗 与 modal，空状态 与 empty。',
    'Search by either name: 按钮 and button, 日期 and calendar, 金额 and money, 弹窗 and modal, 空状态 and empty.',
  ],
  [
    '工具栏切换语言、品牌、主题、密度、岗位与宽度；文档页同样生效。',
    'The toolbar changes language, brand, theme, density, role and width; of docs pages too.',
  ],
  [
    '每页先说它用来做什么；组件可以当场调整，并有可以复制的代码。页面的每个故事都在自己的窗口里，宽度如其所说。',
    'Each page begins with what the part is for; components can be tried there and then, with code to copy. Each story of a screen has a window of its own, as wide as it says.',
  ],
];

/** The first page: what lies here, and how to find and look at it. */
export function Introduction() {
  return (
    <FoundationPage
      title={['链信 Chainletter', 'Chainletter 链信']}
      about={[
        '电子付款凭证门户的组件与页面，可逐个查看；页面上的数据由接口约定生成。',
        'The parts and the screens of a portal for electronic payment credentials, each by itself, with replies made from the contract.',
      ]}
    >
      <What />
      <Section name={['怎样查看', 'How to look']}>
        <Hints />
      </Section>
      <Section name={['写在哪里', 'Where it is written']}>
        <Sources />
      </Section>
    </FoundationPage>
  );
}

function What() {
  const say = useSay();
  return (
    <Sheet
      heads={[
        ['分组', 'Group'],
        ['内容', 'What is in it'],
      ]}
    >
      {groups.map(({ name, what }) => (
        <tr key={name[1]}>
          <td className="w-80 font-medium">{say(name)}</td>
          <td className="text-ink-muted">{say(what)}</td>
        </tr>
      ))}
    </Sheet>
  );
}

function Hints() {
  const say = useSay();
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {hints.map((hint) => (
        <li key={hint[1]}>{say(hint)}</li>
      ))}
    </ul>
  );
}

function Sources() {
  const say = useSay();
  return (
    <p className="text-ink-muted">
      {say([
        '颜色、字号与间距是变量，在 packages/ui/src/styles/tokens.css；各包的关系见 docs/architecture.md；另一家银行怎样做自己的门户，见 docs/another-banks-portal.md。',
        'Colours, sizes and type are tokens in packages/ui/src/styles/tokens.css. How the packages hang together is in docs/architecture.md, and how another bank makes its portal of them in docs/another-banks-portal.md.',
      ])}
    </p>
  );
}
