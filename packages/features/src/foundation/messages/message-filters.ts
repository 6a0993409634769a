import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { dayRange, defineFilters, flagChoice, searchFilter, typeChips } from '../../platform/lists/index.ts';
import { ANNOUNCEMENT_TERMS, MESSAGE_TERMS } from './message-terms.ts';

export const messageFilters = defineFilters(contract.message.list, {
  type: typeChips('type', msg`消息类型`, [
    ['task', MESSAGE_TERMS.task.label],
    ['result', MESSAGE_TERMS.result.label],
    ['due', MESSAGE_TERMS.due.label],
    ['system', MESSAGE_TERMS.system.label],
  ]),
  read: flagChoice(msg`是否已读`, msg`全部`, {
    unread: { field: 'unreadOnly', term: { label: msg`未读` } },
    read: { field: 'readOnly', term: { label: msg`已读` } },
  }),
  days: dayRange('from', 'to', msg`日期`),
  search: searchFilter('search', msg`标题、内容`),
});

export const announcementFilters = defineFilters(contract.message.listAnnouncements, {
  type: typeChips('type', msg`公告类型`, [
    ['notice', ANNOUNCEMENT_TERMS.notice.label],
    ['maintenance', ANNOUNCEMENT_TERMS.maintenance.label],
    ['rule', ANNOUNCEMENT_TERMS.rule.label],
    ['bank', ANNOUNCEMENT_TERMS.bank.label],
    ['company', ANNOUNCEMENT_TERMS.company.label],
  ]),
  search: searchFilter('search', msg`标题、正文`),
});
