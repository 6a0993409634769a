import { messageOf } from '@lianxin/domain';
import { lt } from 'drizzle-orm';
import { announcement, membership, message, messageRead } from '../../schema/index.ts';
import { notify } from '../../business/foundation/messages/index.ts';
import { instantOf, type Moment, type Stage } from './stage.ts';

interface AnnouncementStory {
  readonly at: Moment;
  readonly type: 'notice' | 'maintenance' | 'rule' | 'bank' | 'company';
  readonly title: string;
  readonly content: string;
  readonly pinned?: boolean;
}

const ANNOUNCEMENTS: readonly AnnouncementStory[] = [
  {
    at: { daysAgo: 2, time: '09:00' },
    type: 'notice',
    title: '2027 年元旦假期到期兑付顺延安排',
    content:
      '<p>2027 年 1 月 1 日至 3 日为元旦假期。到期日落在假期内的凭证，顺延至假期后的第一个工作日兑付，到期日及利息计算不变。</p><p>请开立方提前备足付款账户资金。</p>',
    pinned: true,
  },
  {
    at: { daysAgo: 9, time: '10:30' },
    type: 'rule',
    title: '单笔期限超过 6 个月须填写理由',
    content:
      '<p>依据银发〔2025〕77 号文第十一条，应收账款电子凭证付款期限原则上在 6 个月以内，最长不超过 1 年。</p><p>期限超过 6 个月的开立申请须说明理由，审核岗复核时请一并核对。</p>',
  },
  {
    at: { daysAgo: 16, time: '17:00' },
    type: 'maintenance',
    title: '平台例行维护通知',
    content: '<p>平台将于本周日 00:00 至 04:00 例行维护，期间暂停开立、转让与签收。查询不受影响。</p>',
  },
  {
    at: { daysAgo: 27, time: '11:00' },
    type: 'notice',
    title: '凭证流转记录支持在浏览器中核验',
    content: '<p>凭证详情新增“流转核验”，可在本机重新计算每一步的摘要，与平台记录比对。</p>',
  },
  {
    at: { daysAgo: 48, time: '15:00' },
    type: 'rule',
    title: '拒签须填写原因，转让与开立均适用',
    content: '<p>接收方有权拒绝签收凭证。拒签时请填写原因，原因将如实告知对方。</p>',
  },
  {
    at: { daysAgo: 34, time: '09:30' },
    type: 'bank',
    title: '晋源银行调整到期付款的受理时间',
    content: '<p>自下月起，晋源银行对到期付款指令的当日受理截止时间由 16:00 调整为 16:30。</p>',
  },
  {
    at: { daysAgo: 41, time: '10:00' },
    type: 'company',
    title: '平台完成年度系统安全评估',
    content: '<p>平台已完成本年度的系统安全评估，评估期间各项业务正常办理。</p>',
  },
];

/** Messages older than this have been read. */
const READ_UNTIL_DAYS = 4;

/** Creates announcements and platform messages, and marks the older ones as read. */
export async function fillNews(stage: Stage): Promise<void> {
  const { db } = stage.tools;
  await db.insert(announcement).values(
    ANNOUNCEMENTS.map(({ at, pinned = false, ...row }, place) => ({
      id: `AN${String(place + 1).padStart(4, '0')}`,
      pinned,
      publishedAt: instantOf(stage.today, at),
      ...row,
    })),
  );
  for (const [place, no] of ['E1001', 'E1002', 'E1003'].entries()) {
    const system = stage.system(instantOf(stage.today, { daysAgo: 3, time: `08:${10 + place}` }));
    await notify(system, { ...messageOf('certificatesExpire', {}), enterpriseNo: no });
  }
  const until = instantOf(stage.today, { daysAgo: READ_UNTIL_DAYS, time: '00:00' });
  const old = await db.select().from(message).where(lt(message.createdAt, until));
  const people = await db.select().from(membership);
  const reads = old.flatMap((row) =>
    people
      .filter(
        ({ enterpriseNo, role, userId }) =>
          enterpriseNo === row.enterpriseNo && (row.role ?? role) === role && (row.userId ?? userId) === userId,
      )
      .map(({ userId }) => ({ messageId: row.id, userId, readAt: new Date(row.createdAt.getTime() + 3_600_000) })),
  );
  for (let from = 0; from < reads.length; from += 500) await db.insert(messageRead).values(reads.slice(from, from + 500));
}
