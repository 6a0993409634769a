import {
  fen,
  formatMoney,
  formatRatePercent,
  formatRatePerTenThousand,
  maskAccountNumber,
  maskEmail,
  maskIdentityNumber,
  maskMobile,
  maskName,
  REFUSALS,
  toChineseCapitals,
} from '../../packages/domain/src/index.ts';
import { Amount } from '../../packages/ui/src/amount/index.ts';
import type { Said } from './meanings.ts';
import { DoAndDont, FoundationPage, Section, Sheet, useSay } from './page.tsx';

interface Written {
  readonly what: Said;
  readonly shown: React.ReactNode;
  readonly rule: Said;
}

function Examples({ rows }: { readonly rows: readonly Written[] }) {
  const say = useSay();
  return (
    <Sheet
      heads={[
        ['内容', 'What'],
        ['写成', 'Written'],
        ['规则', 'Rule'],
      ]}
    >
      {rows.map(({ what, shown, rule }) => (
        <tr key={what[1]}>
          <td className="whitespace-nowrap text-ink-muted">{say(what)}</td>
          <td className="font-medium whitespace-nowrap tabular-nums">{shown}</td>
          <td className="text-ink-muted">{say(rule)}</td>
        </tr>
      ))}
    </Sheet>
  );
}

const sum = fen(328_650_000n);

/** Amounts, capitals, rates, days and hidden numbers, written by the functions that write them on every screen. */
export const MoneyAndDates = () => (
  <FoundationPage
    title={['金额与日期', 'Money and dates']}
    about={[
      '下面每一格都由页面所用的同一个函数写出。内部一律以整数分计算，只在边上写成元。',
      'Every cell is written by the function that writes it on the screens. Inside, money is whole fen; it becomes yuan only at the edge.',
    ]}
  >
    <Section name={['金额', 'Amounts']}>
      <Examples
        rows={[
          {
            what: ['金额', 'An amount'],
            shown: <Amount value={formatMoney(sum)} />,
            rule: ['千分位，永远两位小数，等宽数字', 'Thousands apart, always two decimals, figures of one width'],
          },
          {
            what: ['表格里的金额', 'In a table'],
            shown: <Amount value={formatMoney(sum)} faintCents />,
            rule: ['右对齐，单位写在列名里，角分变淡', 'To the right, the unit in the head, decimals faint'],
          },
          {
            what: ['一句话里的金额', 'In a sentence'],
            shown: (
              <span className="flex flex-col">
                <Amount value={formatMoney(sum)} unit="元" />
                <Amount value={formatMoney(sum)} currency="CNY" />
              </span>
            ),
            rule: ['中文写 元，英文写 CNY', 'Chinese says 元, English CNY'],
          },
          {
            what: ['负数', 'Negative'],
            shown: <Amount value={formatMoney(fen(-120_050n))} signed />,
            rule: ['用真正的减号 −，不用连字符，不用括号', 'A real minus, no hyphen, no brackets'],
          },
          {
            what: ['合计', 'A total'],
            shown: <Amount value={formatMoney(sum)} total />,
            rule: ['双下划线，只给合计', 'A double rule, only for totals'],
          },
          {
            what: ['大写', 'In capitals'],
            shown: <span lang="zh-CN">{toChineseCapitals(sum)}</span>,
            rule: [
              '输入金额时随时写在下面；票面上一直有；英文页面里也是中文',
              'Below the field while a person types, and always on a voucher; Chinese on English pages too',
            ],
          },
          {
            what: ['零', 'Nothing'],
            shown: '0.00',
            rule: ['零写 0.00；不知道写 —', 'Zero is 0.00; what is not known is —'],
          },
        ]}
      />
    </Section>
    <Section name={['利率', 'Rates']}>
      <Examples
        rows={[
          {
            what: ['年利率', 'A year'],
            shown: `${formatRatePercent(36_000n)} %`,
            rule: ['百分之几，两到四位小数', 'In per cent, two to four decimals'],
          },
          {
            what: ['日利率', 'A day'],
            shown: `${formatRatePerTenThousand(105n)} ‱`,
            rule: ['万分之几，写明是一天', 'Per ten thousand, and says that it is for a day'],
          },
        ]}
      />
    </Section>
    <Section name={['日期与时间', 'Days and times']}>
      <Examples
        rows={[
          {
            what: ['日期', 'A day'],
            shown: '2027-05-14',
            rule: ['年-月-日，两种语言一样，便于上下对齐', 'Year-month-day in both languages, so that columns line up'],
          },
          {
            what: ['时刻', 'A moment'],
            shown: '2026-11-20 09:18',
            rule: ['北京时间，24 小时；要紧处带秒', 'Beijing time, 24 hours; with seconds where it matters'],
          },
          {
            what: ['还剩几天', 'Days left'],
            shown: <span>剩 18 天 · 18 days left</span>,
            rule: ['今天、明天直接写出；逾期写 逾期 11 天', 'Today and tomorrow are said so; overdue is “11 days overdue”'],
          },
        ]}
      />
    </Section>
    <Section
      name={['遮住的号码', 'Hidden numbers']}
      about={[
        '只有要用它的人才看得到全部，看了会留下记录。位数也不泄露。',
        'Only who needs it sees it whole, and looking leaves a record. The length is not given away either.',
      ]}
    >
      <Examples
        rows={[
          { what: ['手机号', 'Mobile'], shown: maskMobile('13800138000'), rule: ['前三后四', 'First three, last four'] },
          {
            what: ['证件号', 'Identity number'],
            shown: maskIdentityNumber('11010119900307571X'),
            rule: ['前三后四', 'First three, last four'],
          },
          {
            what: ['账号', 'Account'],
            shown: maskAccountNumber('6212260200012340358'),
            rule: ['前四后四，中间固定两组', 'First four, last four, always two groups between'],
          },
          { what: ['姓名', 'Name'], shown: maskName('王小明'), rule: ['留姓', 'Keeps the family name'] },
          {
            what: ['邮箱', 'E-mail'],
            shown: maskEmail('li.ming@example.com'),
            rule: ['留首字与域名', 'Keeps the first letter and the domain'],
          },
        ]}
      />
    </Section>
  </FoundationPage>
);

function Words({ dos, donts }: { readonly dos: readonly Said[]; readonly donts: readonly Said[] }) {
  const both = ([zh, en]: Said) => (
    <span className="flex flex-col">
      <span lang="zh-CN">{zh}</span>
      <span lang="en" className="text-sm text-ink-muted">
        {en}
      </span>
    </span>
  );
  return <DoAndDont dos={dos.map((said) => both(said))} donts={donts.map((said) => both(said))} />;
}

/** How acts, confirmations, refusals and empty pages are worded, in both languages. */
export const Voice = () => (
  <FoundationPage
    title={['措辞', 'Voice']}
    about={[
      '短、平、准。先中文；英文是写出来的，不是逐字翻译的。自己的话里没有感叹号。',
      'Short, plain, exact. Chinese first; English is written, not translated word for word. No exclamation marks of our own.',
    ]}
  >
    <Section
      name={['操作的名称', 'Names of acts']}
      about={[
        '按钮上是动词：按下去会发生的事。到处同一个名称：按钮、标题、消息、记录。',
        'A button says the verb: what will happen. The act has one name everywhere: button, title, message, record.',
      ]}
    >
      <Words
        dos={[
          ['提交复核', 'Submit for review'],
          ['签收', 'Sign for'],
          ['作废凭证', 'Void voucher'],
        ]}
        donts={[
          ['确定', 'OK'],
          ['是', 'Yes'],
          ['点击这里进行提交', 'Click here to submit'],
        ]}
      />
    </Section>
    <Section
      name={['确认', 'Confirmations']}
      about={[
        '说出金额、对方与后果，再用同一个动词。撤得回的不问。',
        'Say the amount, the other side and what follows, then the same verb. What can be undone is not asked about.',
      ]}
    >
      <Words
        dos={[
          [
            '作废 3,286,500.00 元的凭证？恒信机电将不能再签收。',
            'Void the voucher of CNY 3,286,500.00? Hengxin can no longer sign for it.',
          ],
          ['批量通过 3 笔，合计 1,860,000.00 元', 'Pass 3 applications, CNY 1,860,000.00 in all'],
        ]}
        donts={[
          ['确定要继续吗？', 'Are you sure you want to continue?'],
          ['此操作不可逆！', 'This cannot be undone!'],
        ]}
      />
    </Section>
    <Section
      name={['拒绝与出错', 'Refusals and errors']}
      about={[
        '发生了什么，数据怎样了，下一步做什么。不怪人，不说代码；请求编号在最后，便于询问。',
        'What happened, what became of the data, what to do next. No blame, no code; the request number last, for whoever asks.',
      ]}
    >
      <Words
        dos={[
          [REFUSALS.SELF_REVIEW.zh, REFUSALS.SELF_REVIEW.en],
          [REFUSALS.FILE_REJECTED.zh, REFUSALS.FILE_REJECTED.en],
          ['网关超时。您的数据没有变化，可以重试。', 'The gateway timed out. Nothing was changed; you can try again.'],
        ]}
        donts={[
          ['操作失败', 'Operation failed'],
          ['错误代码 40013', 'Error code 40013'],
          ['您输入了非法字符！', 'You entered illegal characters!'],
        ]}
      />
    </Section>
    <Section name={['空', 'Empty']} about={['这里会有什么，怎样让它有。', 'What will be here, and how it comes to be here.']}>
      <Words
        dos={[
          [
            '还没有转让记录。把持有的链信转让给上游供应商后，在这里查看进度。',
            'No transfers yet. Transfer a voucher to a supplier and follow it here.',
          ],
        ]}
        donts={[
          ['暂无数据', 'No data'],
          ['哎呀，这里空空如也', 'Oops, nothing here'],
        ]}
      />
    </Section>
    <Section
      name={['英文', 'English']}
      about={[
        '句首大写，其余小写；数字与单位之间空一格；用业内的词：sign for、transfer、pledge。',
        'Sentence case; a space between figure and unit; the words of the trade: sign for, transfer, pledge.',
      ]}
    >
      <Words
        dos={[
          ['待签收', 'Awaiting receipt'],
          ['剩 18 天', '18 days left'],
        ]}
        donts={[
          ['待签收', 'To Be Signed For Receipt'],
          ['剩 18 天', 'Surplus 18 day(s)'],
        ]}
      />
    </Section>
  </FoundationPage>
);

const promises: readonly { readonly what: Said; readonly how: Said; readonly checked: Said }[] = [
  {
    what: ['看得清', 'Seen'],
    how: ['文字 4.5，图形 3，每个品牌与主题都是', 'Text 4.5, graphics 3, in every brand and theme'],
    checked: ['每一对颜色都有测试', 'A test of every pair of colours'],
  },
  {
    what: ['不只靠颜色', 'Not by colour alone'],
    how: ['状态有文字与图形；图表可切换成表格', 'States have a word and a glyph; charts turn into tables'],
    checked: ['组件的故事', 'Stories of the components'],
  },
  {
    what: ['键盘', 'Keyboard'],
    how: [
      '一切都可用键盘完成；焦点看得见，关闭后回到原处',
      'Everything works from the keyboard; the focus is seen, and returns when a layer closes',
    ],
    checked: ['组件的测试，页面逐个走一遍', 'Tests of components, and a crawl of every page'],
  },
  {
    what: ['读屏', 'Screen readers'],
    how: ['每个控件有名称；结果会被读出；语言有标记', 'Every control has a name; results are announced; language is marked'],
    checked: ['每个故事都经 axe 检查', 'axe looks at every story'],
  },
  {
    what: ['放大', 'Zoom'],
    how: ['320 px 宽可用，放大到 400 % 不丢内容', 'Works at 320 px; nothing is lost at 400 %'],
    checked: ['手机宽度的故事', 'Stories at phone width'],
  },
  {
    what: ['够得着', 'Reached'],
    how: ['可点区域至少 24 px，手机上 44 px', 'Targets of at least 24 px, 44 px on phones'],
    checked: ['--hit-min 与 --control-height', '--hit-min and --control-height'],
  },
  {
    what: ['动得少', 'Little motion'],
    how: ['系统要求减少动态效果时没有动效', 'None where the system asks for reduced motion'],
    checked: ['--motion-fast 与 --motion-base 变为 0', '--motion-fast and --motion-base become 0'],
  },
  {
    what: ['来得及', 'In time'],
    how: ['登录将到期时提前告知，可以延长；填的东西不丢', 'A session that ends says so early and can be extended; nothing typed is lost'],
    checked: ['登录时限的故事', 'Stories of the session watch'],
  },
];

/** What every part keeps to, and what checks it. */
export function Accessibility() {
  const say = useSay();
  return (
    <FoundationPage
      title={['无障碍', 'Accessibility']}
      about={[
        'WCAG 2.2 AA，是每个组件的一部分，不是最后的检查。每个组件的页面列出它的按键与读屏名称。',
        'WCAG 2.2 AA is part of every component, not a check at the end. The page of each lists its keys and its names for screen readers.',
      ]}
    >
      <Promises />
      <Section name={['焦点', 'The focus']}>
        <span className="inline-block rounded-sm border border-line-strong px-4 py-2 outline-(length:--focus-width) outline-offset-(--focus-offset) outline-focus">
          {say(['签收', 'Sign for'])}
        </span>
      </Section>
    </FoundationPage>
  );
}

function Promises() {
  const say = useSay();
  return (
    <Sheet
      heads={[
        ['承诺', 'Promise'],
        ['做法', 'How'],
        ['由谁检查', 'Checked by'],
      ]}
    >
      {promises.map(({ what, how, checked }) => (
        <tr key={what[1]}>
          <td className="font-medium whitespace-nowrap">{say(what)}</td>
          <td>{say(how)}</td>
          <td className="text-ink-muted">{say(checked)}</td>
        </tr>
      ))}
    </Sheet>
  );
}
