import { msg } from '@lingui/core/macro';
import type { Part } from './chapter.ts';

/** What everybody does, whatever their role. */
export const FOR_ALL: Part = {
  title: msg`入门`,
  chapters: [
    {
      id: 'start',
      title: msg`登录与工作台`,
      intro: msg`每天从这里开始：登录后，工作台列出等您处理的事项、到期日历和持有情况。`,
      steps: [
        msg`在登录页输入用户名和密码。连续输错 2 次后，还需输入图形验证码；输错 5 次，账号锁定 30 分钟。`,
        msg`登录后进入首页，点“工作台”查看等您处理的事项。点一项，直接进入处理页面。`,
        msg`离开时，在右上角的姓名菜单中点“退出登录”。30 分钟没有操作会自动退出，正在填写的内容不会丢失。`,
      ],
      notes: [msg`忘记密码时，在登录页点“忘记密码”，用手机号验证后重新设置。`],
      picture: { name: 'workbench.supplier', alt: msg`工作台：左上是等您处理的事项，右上是到期日历，下方是现金预测与持有分布` },
      screen: 'home.workbench',
    },
    {
      id: 'roles',
      title: msg`岗位与分工`,
      intro: msg`同一笔业务由两个人完成：经办岗发起，审核岗复核。谁能做什么，由岗位决定。`,
      steps: [
        msg`管理岗：维护企业资料和人员，签署补充协议，不发起也不审批资金业务。`,
        msg`经办岗：开立、签收、申请转让；提交后等待复核。`,
        msg`审核岗：复核经办岗提交的申请，通过或退回。自己经办的单据不能自己复核。`,
        msg`数据角色：只查看集团数据，不接收消息和公告。`,
      ],
      notes: [msg`菜单上的红点表示有等您处理的事项，处理完毕后自动消失。`],
    },
    {
      id: 'switch',
      title: msg`切换企业`,
      intro: msg`您在多家企业任职时，同一时间只以其中一家的身份操作。`,
      steps: [
        msg`点右上角的姓名，在“切换企业”下选择另一家。名称下方是您在那里的岗位和待办数。`,
        msg`切换后进入与该企业对应的页面，其他已打开的窗口需要刷新。`,
      ],
      notes: [msg`消息按企业分开。打开链接提示“没有这条消息”时，先切换到收到消息的企业。`],
    },
    {
      id: 'messages',
      title: msg`消息、公告与提醒`,
      intro: msg`待办、结果和到期提醒会即时出现在右上角的铃铛里，也可以发到手机和邮箱。`,
      steps: [
        msg`点铃铛查看最近的消息；点一条即标为已读并打开相关业务。“查看全部”进入消息页，可按类型、日期和是否已读筛选。`,
        msg`点喇叭查看公告。公告可按类型筛选，附件在正文下方。`,
        msg`在消息页点“提醒设置”，选择哪些消息发短信、哪些发邮件，并设置免打扰时段。`,
        msg`第一次使用邮件提醒时，填写邮箱，输入收到的 6 位验证码并确认。`,
      ],
      notes: [msg`免打扰时段内的短信和邮件推迟到时段结束时发送，不会丢失。`],
      picture: { name: 'messages.page', alt: msg`消息页：上方按类型筛选，未读消息前有红点，右上是提醒设置与全部已读` },
      screen: 'messages.page',
      concerns: ({ role }) => role !== 'groupViewer',
    },
    {
      id: 'signature',
      title: msg`电子签名`,
      intro: msg`开立、转让、签收及其复核都需要用您本人的证书签名。签名的内容就是页面上显示的内容。`,
      steps: [
        msg`点“通过并签名”或“签收”后，签名窗口列出将要签名的要素：编号、双方、金额和到期日。请逐项核对。`,
        msg`选择证书，输入证书 PIN 码，再点“签名并提交”。`,
        msg`内容有误时关闭窗口即可，业务不会提交。`,
      ],
      notes: [msg`PIN 码连续输错会锁定证书。平台工作人员不会索取您的 PIN 码。`],
      concerns: ({ role }) => role === 'operator' || role === 'reviewer',
    },
  ],
};
