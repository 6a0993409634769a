import {
  allOf,
  anyOf,
  hidesSupplierManagement,
  isAdministrator,
  isCoreEnterprise,
  isOperator,
  not,
  showsSupplierSection,
} from '@lianxin/domain';
import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

const managesSuppliers = anyOf(
  isAdministrator,
  allOf(isOperator, anyOf(isCoreEnterprise, allOf(showsSupplierSection, not(hidesSupplierManagement)))),
);

/** Trading partners and trade documents. */
export const FOR_TRADERS: Part = {
  title: msg`贸易资料`,
  chapters: [
    {
      id: 'trade-papers',
      title: msg`登记发票与合同`,
      intro: msg`“发票管理”保存与供应商、客户之间的贸易发票与合同，是开立、转让和融资的依据。由经办岗登记。`,
      steps: [
        msg`在“贸易合同”点“登记合同”，填写合同编号、名称、金额和签订日期等。`,
        msg`在“发票”点“登记发票”，上传发票文件、粘贴二维码内容或逐项填写；一次登记多张的，点“从表格导入”。`,
        msg`点“查验”由税务系统核对；不一致或查无此票时，按提示修改后“重新查验”。`,
        msg`需要时“关联合同”“上传文件”；对内容有争议的点“标记争议”，解决后“取消争议”。`,
        msg`点“详情”查看“占用明细”：哪些业务使用了这张发票、还可用多少。`,
      ],
      notes: [msg`有争议的发票不能再用于开立、转让或融资，已占用的不受影响。`],
      screen: 'tradePapers.papers',
      concerns: showsSupplierSection,
    },
    {
      id: 'suppliers',
      title: msg`添加和邀请供应商`,
      intro: msg`只能向供应商名录中的企业开立。已在平台注册的供应商直接添加，还没有注册的发链接邀请。`,
      steps: [
        msg`打开“供应商管理”，点“添加供应商”，输入供应商的 18 位统一社会信用代码，点“查询”，核对名称后点“添加”；一次添加多家的，点“从表格导入”，按模板填写代码和名称。`,
        msg`供应商还没有注册时，点“邀请供应商”，选择有效期，点“生成链接”，把链接或二维码发给它。`,
        msg`供应商打开链接注册并审核通过后，自动成为贵企业的供应商；“已发出的邀请”显示进展，可以再次查看“链接和二维码”，不需要时“撤销”。`,
        msg`点一家供应商，填写标签、常用期限、默认收款账户和额度；开立时按此预填和提醒。`,
      ],
      notes: [msg`一个链接仅供一家企业使用，过期或撤销后失效；链接不含任何个人信息。`],
      screen: 'suppliers.list',
      concerns: managesSuppliers,
    },
    {
      id: 'merging',
      title: msg`合并供应商`,
      intro: msg`供应商换了统一社会信用代码、被另一家吸收合并，或两家作为一家管理时，把一家合并到另一家。`,
      steps: [
        msg`打开“供应商管理”，在要停用的一家的操作中点“合并到”，选择“保留的供应商”。`,
        msg`核对“合并后的标签”、备注、常用期限和提醒额度：保留的一家已有的内容不会被覆盖；标签超过 10 个时先删去一些。`,
        msg`点“合并”：原来的一家停用，并注明已合并到哪一家；合并错了点“启用”，注明随之取消，已转入的内容保留。`,
      ],
      notes: [msg`在途链信、合同、发票和收款账户属于原来的法人，不转移；再向其开立或转让时，会提示已合并到哪一家。`],
      screen: 'suppliers.list',
      concerns: managesSuppliers,
    },
    {
      id: 'namings',
      title: msg`答复把本企业列为供应商的企业`,
      intro: msg`其他企业凭统一社会信用代码把本企业添加为供应商后，由本企业决定是否同意；收到的消息会带到这里。`,
      steps: [
        msg`打开“供应商管理”，在“将本企业列为供应商的企业”中核对名称和统一社会信用代码。`,
        msg`有往来的点“同意”：该企业可以看到本企业的收款账户（号码遮盖），并向本企业开立或转让链信。`,
        msg`没有往来的点“拒绝”：该企业不能再向本企业开立或转让链信，已在途的业务不受影响。`,
      ],
      notes: [msg`同意不等于签收，每一笔仍由本企业签收或拒签；答复以后可以随时更改。没有企业添加时，不显示这一栏。`],
      screen: 'suppliers.list',
      concerns: managesSuppliers,
    },
    {
      id: 'categories',
      title: msg`维护品类`,
      intro: msg`品类用于归集凭证、合同和发票。集团的品类，下属企业可以直接选用。`,
      steps: [
        msg`打开“品类管理”，点“新增品类”，填写编码、名称和税收分类编码；最多 4 级。`,
        msg`在左侧拖动调整顺序和层级，也可以用 Alt 加方向键，或点“移动到”。`,
        msg`不再使用的品类点“停用”；重复的点“合并到”，引用随之转到保留的品类。`,
      ],
      notes: [msg`已被引用的品类不能删除。点一个品类，可以看到它被哪些合同、发票和凭证引用。`],
      screen: 'categories.manage',
      concerns: allOf(isOperator, showsSupplierSection),
    },
  ],
};
