import { isAdministrator, isMakerOrChecker, showsCoreSection, showsSupplierSection } from '@lianxin/domain';
import { defineNavigation, group, page, section, standalone, type Place, type Row } from '../../../platform/navigation/index.ts';

const title = (text: string) => ({ id: text, message: text });
const screen = (key: Place) => ({ key, load: () => Promise.resolve(() => null) });

/** A small table with every kind of row. Screens are not shared, because each is loaded once. */
export const makeTable = (): readonly Row[] =>
  defineNavigation([
    standalone('/login', screen('access.signIn'), { name: 'login', title: title('登录'), shell: 'none', exempt: true, passage: true }),
    standalone('/register', screen('registration.register'), { name: 'register', title: title('注册'), shell: 'entry', exempt: true }),
    standalone('/announcementPage', screen('messages.announcements'), { name: 'announcementPage', title: title('公告'), auth: true }),
    section('home', { title: title('首页'), header: { code: 1, at: 1 }, home: 'index', prefix: 'home', auth: false }, [
      page('index', screen('home.home'), { title: title('首页') }),
    ]),
    section(
      'pc-management',
      {
        title: title('供应商'),
        header: { code: 2, at: 3 },
        home: 'my-chainLetter',
        prefix: 'pc',
        show: showsSupplierSection,
        landing: showsSupplierSection,
      },
      [
        page('my-chainLetter', screen('voucher.signForList'), {
          title: title('链信签收'),
          menu: true,
          dot: 'signFor',
          footer: { at: 2, show: isMakerOrChecker },
        }),
        page('link-holding', screen('voucher.holdings'), { title: title('链信持有'), menu: true, icon: 'wallet' }),
        group(title('链信转让'), {}, [page('transfer-records', screen('transfer.records'), { title: title('转让记录'), menu: true })]),
        page('lx-financing', screen('financing.apply'), { title: title('链信融资'), footer: { at: 3, show: isMakerOrChecker } }),
        page('receipt-voucher', screen('voucher.signFor'), { title: title('签收链信'), under: 'pc-my-chainLetter' }),
      ],
    ),
    section(
      'core-business',
      { title: title('核心企业'), header: { code: 6, at: 2 }, home: 'my-chainLetter', prefix: 'cb', show: showsCoreSection },
      [page('my-chainLetter', screen('issuance.manage'), { title: title('链信管理'), menu: true })],
    ),
    section('supplier-management', { title: title('供应商管理'), home: 'sm-page', prefix: 'sm', show: showsSupplierSection }, [
      page('sm-page', screen('suppliers.list'), {
        title: title('供应商管理'),
        name: 'sm-page',
        footer: { at: 1, show: isMakerOrChecker },
      }),
    ]),
    section('account-center', { title: title('企业管理'), home: 'position-staffing', prefix: 'ac', show: isAdministrator }, [
      page('position-staffing', screen('staffing.people'), { title: title('岗位人员设置'), footer: { at: 1, show: isAdministrator } }),
    ]),
    section('help-center', { title: title('帮助中心'), header: { code: 7, at: 4 }, home: 'notification', prefix: 'hc', help: true }, [
      page('notification', screen('messages.notification'), { title: title('消息通知'), menu: true }),
      page('operation-guide', screen('help.guide'), { title: title('操作指南'), menu: true }),
    ]),
  ]);
