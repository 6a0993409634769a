import { contract } from '@lianxin/api/contract';
import { msg } from '@lingui/core/macro';
import { defineFilters, flagFilter } from '../../../platform/lists/index.ts';

export const noticeFilters = defineFilters(contract.transfer.listNotices, { unread: flagFilter('unreadOnly', msg`只看未阅`) });
