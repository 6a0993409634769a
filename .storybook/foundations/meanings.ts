/** A text in both languages: Chinese, English. */
export type Said = readonly [zh: string, en: string];

export interface TokenGroup {
  readonly name: Said;
  readonly tokens: Readonly<Record<string, Said>>;
}

/** A colour with its soft ground and the text on that ground. */
const toned = (token: string, zh: string, en: string): Readonly<Record<string, Said>> => ({
  [token]: [`${zh}：图形与文字`, `${en}: graphics and text`],
  [`${token}-soft`]: [`${zh}：浅底`, `${en}: soft ground`],
  [`${token}-ink`]: [`${zh}：浅底上的文字`, `${en}: text on the soft ground`],
});

const colours: readonly TokenGroup[] = [
  {
    name: ['表面', 'Surfaces'],
    tokens: {
      surface: ['页面上的白纸：卡片、表格、表单', 'The sheet: cards, tables, forms'],
      'surface-sunken': ['白纸之下的底', 'The canvas beneath sheets'],
      'surface-inset': ['白纸里凹下的区域：表头、禁用的控件', 'Inset areas of a sheet: table heads, disabled controls'],
      'surface-raised': ['浮起的面：菜单、对话框', 'What floats: menus, dialogs'],
      'surface-hover': ['指针停留的行与选项', 'A row or option under the pointer'],
      'surface-selected': ['选中的行与选项', 'A selected row or option'],
      skeleton: ['内容到来之前的占位', 'Stands in for content on its way'],
    },
  },
  {
    name: ['文字', 'Ink'],
    tokens: {
      ink: ['正文与数字', 'Body text and figures'],
      'ink-muted': ['次要文字、表头', 'Secondary text, table heads'],
      'ink-faint': ['提示、角分、占位文字', 'Hints, decimals, placeholders'],
    },
  },
  {
    name: ['线', 'Lines'],
    tokens: {
      line: ['分隔线，不承载意义', 'Separates; carries no meaning'],
      'line-strong': ['控件的边，须看得清', 'The edge of a control, which must be seen'],
      focus: ['焦点环', 'The ring of the focus'],
    },
  },
  {
    name: ['品牌色', 'Accent'],
    tokens: {
      accent: ['每个页面的一个主要操作、链接、当前项', 'The one main act of a view, links, the current item'],
      'accent-hover': ['主要操作，指针停留', 'Main act under the pointer'],
      'accent-active': ['主要操作，按下', 'Main act while pressed'],
      'accent-ink': ['品牌色上的文字', 'Text on the accent'],
      'accent-soft': ['品牌色的浅底：当前页签、标签', 'Soft ground: current tab, tags'],
      'accent-line': ['品牌色浅底的边', 'The edge of the soft ground'],
    },
  },
  {
    name: ['含义', 'Meaning'],
    tokens: {
      ...toned('positive', '成功、通过', 'Success, passed'),
      ...toned('caution', '提醒、临近', 'Caution, coming near'),
      ...toned('critical', '错误、逾期、不可撤销', 'Error, overdue, cannot be undone'),
      ...toned('info', '说明、进行中', 'Information, in progress'),
      'critical-hover': ['实底的破坏操作，指针停留', 'Solid danger button under the pointer'],
      'on-critical': ['实底破坏操作上的文字', 'Text on a solid danger button'],
      'pending-dot': ['红点与计数的底', 'The red dot and the ground of counts'],
      'badge-ink': ['红点里的数字', 'Figures on the red dot'],
    },
  },
  {
    name: ['凭证状态', 'States of a voucher'],
    tokens: {
      ...toned('state-0', '正常持有', 'Held'),
      ...toned('state-1', '转让中', 'Being transferred'),
      ...toned('state-2', '待签收', 'Awaiting receipt'),
      ...toned('state-3', '已转让', 'Transferred'),
      ...toned('state-4', '融资中', 'Being financed'),
      ...toned('state-5', '已融资', 'Financed'),
      ...toned('state-6', '到期结算', 'Settled'),
      ...toned('state-pledged', '已质押', 'Pledged'),
      ...toned('state-overdue', '逾期', 'Overdue'),
    },
  },
  {
    name: ['图表', 'Charts'],
    tokens: {
      'chart-1': ['第一组，也是品牌色', 'First series, the accent'],
      'chart-2': ['第二组', 'Second series'],
      'chart-3': ['第三组', 'Third series'],
      'chart-4': ['第四组', 'Fourth series'],
      'chart-5': ['第五组', 'Fifth series'],
      'chart-6': ['其余', 'The rest'],
      'chart-grid': ['网格线', 'Grid lines'],
      'chart-axis': ['轴上的文字', 'Text of the axes'],
    },
  },
  {
    name: ['票面', 'Face of a voucher'],
    tokens: {
      'face-paper': ['票面的纸', 'Its paper'],
      'face-ink': ['票面的文字', 'Its text'],
      'face-label': ['票面的栏名', 'Its labels'],
      'face-line': ['花边', 'Its border'],
      'face-line-2': ['花边的第二色', 'Second colour of the border'],
      seal: ['印章的边', 'The ring of a seal'],
      'seal-ink': ['印章的字', 'The words of a seal'],
    },
  },
  {
    name: ['浮层', 'Overlays'],
    tokens: {
      tooltip: ['文字提示的底', 'Ground of a tooltip'],
      'tooltip-ink': ['文字提示的字', 'Text of a tooltip'],
      scrim: ['对话框背后的遮罩', 'Covers the page behind a dialog'],
    },
  },
];

const sizes: Said = ['字号', 'Size'];

/** What every token is for, by the page that shows it. A token that stands on no page fails a test. */
export const meanings = {
  colour: colours,
  type: [
    {
      name: ['字体', 'Families'],
      tokens: {
        'font-sans': ['系统黑体，界面的全部文字；不下载字体', 'The system’s sans: all text of the screens; nothing is downloaded'],
        'font-instrument': ['系统宋体，只用于票面、印章与标志', 'The system’s Song: only the face of a voucher, seals and the mark'],
        'font-mono': ['等宽，用于哈希与编号', 'Fixed width, for hashes and codes'],
      },
    },
    {
      name: sizes,
      tokens: {
        'text-xs': ['标签、表头、提示', 'Labels, table heads, hints'],
        'text-sm': ['表格单元、次要文字', 'Table cells, secondary text'],
        'text-md': ['正文与控件', 'Body and controls'],
        'text-lg': ['小节与对话框标题', 'Headings of sections and dialogs'],
        'text-xl': ['页面标题、汇总数字', 'Page titles, summary figures'],
        'text-2xl': ['每页至多一个的大数字', 'One figure per view'],
        'text-3xl': ['登录页标题', 'Heading of the sign-in page'],
      },
    },
    {
      name: ['行高', 'Line height'],
      tokens: {
        'leading-xs': ['配 text-xs', 'With text-xs'],
        'leading-sm': ['配 text-sm', 'With text-sm'],
        'leading-md': ['配 text-md', 'With text-md'],
        'leading-lg': ['配 text-lg', 'With text-lg'],
        'leading-xl': ['配 text-xl', 'With text-xl'],
        'leading-2xl': ['配 text-2xl', 'With text-2xl'],
        'leading-3xl': ['配 text-3xl', 'With text-3xl'],
      },
    },
    {
      name: ['字重与数字', 'Weight and figures'],
      tokens: {
        'weight-regular': ['正文', 'Body'],
        'weight-medium': ['按钮、当前项', 'Buttons, the current item'],
        'weight-strong': ['标题、合计', 'Headings, totals'],
        figures: ['等宽数字，上下对齐', 'Figures of one width, so that columns line up'],
      },
    },
  ],
  spacing: [
    {
      name: ['间距', 'Space'],
      tokens: {
        'space-1': ['图标与文字之间', 'Between an icon and its text'],
        'space-2': ['同组控件之间', 'Between controls of one group'],
        'space-3': ['表单项与按钮之间', 'Between fields, between buttons'],
        'space-4': ['卡片内边', 'Inside a card'],
        'space-5': ['对话框内边', 'Inside a dialog'],
        'space-6': ['区块之间', 'Between blocks'],
        'space-8': ['小节之间', 'Between sections'],
        'space-10': ['空状态上下', 'Above and below an empty state'],
        'space-12': ['页面上下', 'Above and below a page'],
        'space-16': ['登录页', 'The sign-in page'],
      },
    },
    {
      name: ['框架', 'Frame'],
      tokens: {
        'page-gutter': ['页面左右边', 'Left and right of a page'],
        'content-max': ['内容最宽', 'Content is at most so wide'],
        'header-height': ['页头', 'Header'],
        'header-height-scrolled': ['滚动之后的页头', 'Header after scrolling'],
        'header-now': ['粘在页头下的元素的顶边', 'Where what sticks under the header begins'],
        'notice-now': ['页头之上的通知条', 'Notices above the header'],
        'tabs-height': ['打开的页签', 'Open tabs'],
        'sider-width': ['侧边菜单', 'Side menu'],
        'sider-width-help': ['帮助中心的侧边菜单', 'Side menu of the help centre'],
        'sider-width-icons': ['收起的侧边菜单', 'Side menu closed to icons'],
        'footer-height': ['页脚', 'Footer'],
        'dialog-width': ['对话框', 'Dialog'],
        'dialog-width-sm': ['小对话框', 'Small dialog'],
        'sheet-width': ['侧边抽屉', 'Side sheet'],
      },
    },
  ],
  radius: [
    {
      name: ['圆角', 'Radius'],
      tokens: {
        'radius-xs': ['徽标、复选框', 'Badges, check boxes'],
        'radius-sm': ['按钮、输入框', 'Buttons, inputs'],
        'radius-md': ['卡片、面板', 'Cards, panels'],
        'radius-lg': ['对话框、菜单', 'Dialogs, menus'],
        'radius-full': ['圆点、开关', 'Dots, switches'],
      },
    },
    {
      name: ['线宽与焦点', 'Lines and focus'],
      tokens: {
        hairline: ['所有分隔线', 'Every rule'],
        'focus-width': ['焦点环的宽度', 'Width of the focus ring'],
        'focus-offset': ['焦点环与控件的距离', 'Between the ring and the control'],
      },
    },
  ],
  motion: [
    {
      name: ['动效', 'Motion'],
      tokens: {
        'motion-fast': ['出现的小件：提示、菜单', 'Small things that appear: hints, menus'],
        'motion-base': ['对话框、抽屉', 'Dialogs, sheets'],
        'ease-out': ['先快后慢', 'Fast, then slow'],
        'skeleton-delay': ['等待超过它才显示占位', 'Placeholders wait so long before they show'],
      },
    },
  ],
  layers: [
    {
      name: ['层级', 'Layers'],
      tokens: {
        'z-base': ['页面', 'The page'],
        'z-sticky': ['固定的表头与首列', 'Sticky table head and first column'],
        'z-watermark': ['水印：内容之上，所有栏之下', 'Watermark: over content, under every bar'],
        'z-batch': ['批量操作栏、底部操作栏', 'Batch bar, foot bar'],
        'z-sider': ['侧边菜单', 'Side menu'],
        'z-header': ['页头', 'Header'],
        'z-sheet': ['侧边抽屉', 'Side sheet'],
        'z-dialog': ['对话框', 'Dialog'],
        'z-menu': ['菜单与选择器，可在对话框里打开', 'Menus and pickers, which also open in dialogs'],
        'z-toast': ['轻提示', 'Notices'],
        'z-tooltip': ['文字提示', 'Tooltips'],
      },
    },
    {
      name: ['阴影，只给浮起的面', 'Shadows, only for what floats'],
      tokens: {
        'shadow-menu': ['菜单、气泡', 'Menus, popovers'],
        'shadow-dialog': ['对话框、抽屉', 'Dialogs, sheets'],
        'shadow-bar': ['批量操作栏', 'Batch bar'],
      },
    },
    { name: ['水印', 'Watermark'], tokens: { 'watermark-opacity': ['水印文字的浓度', 'How dense its text is'] } },
  ],
  density: [
    {
      name: ['行', 'Rows'],
      tokens: {
        'row-height': ['标准行', 'Standard row'],
        'row-height-compact': ['紧凑行', 'Compact row'],
        'row-head-height': ['表头', 'Table head'],
      },
    },
    {
      name: ['控件', 'Controls'],
      tokens: {
        'control-height': ['按钮与输入框；手机上 44 px', 'Buttons and inputs; 44 px on phones'],
        'control-height-sm': ['表格里的按钮；手机上 36 px', 'Buttons in tables; 36 px on phones'],
        'control-height-lg': ['登录、签收等单独的操作', 'An act on its own: sign in, sign for'],
        'hit-min': ['可点区域最小边', 'The least side of what can be hit'],
        'icon-sm': ['控件里的图标', 'Icons in controls'],
        'icon-md': ['单独的图标', 'Icons on their own'],
        'icon-stroke': ['图标线宽', 'Stroke of icons'],
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly TokenGroup[]>>;

/** The names of all tokens that stand on a page. */
export const shownTokens: readonly string[] = Object.values(meanings).flatMap((groups) =>
  groups.flatMap(({ tokens }) => Object.keys(tokens)),
);
