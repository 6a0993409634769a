import type { Channel } from '../channel/define-channels.ts';
import type { Role } from './role.ts';
import type { ChannelRoleKind, ChannelStanding, Viewer } from './viewer.ts';

/** A question about the signed-in person that menus, guards and the server ask alike. */
export type ViewerPredicate = (viewer: Viewer) => boolean;

const hasRole =
  (role: Role): ViewerPredicate =>
  (viewer) =>
    viewer.role === role;

const isOn = (viewer: Viewer, kind: ChannelRoleKind): boolean => viewer.channelRoles.some((entry) => entry.kind === kind);

export const isAdministrator: ViewerPredicate = hasRole('administrator');

export const isOperator: ViewerPredicate = hasRole('operator');
export const isReviewer: ViewerPredicate = hasRole('reviewer');
export const isGroupViewer: ViewerPredicate = hasRole('groupViewer');

/** Waits for review or was rejected (specification §4): nothing of the platform is open to this person yet. */
export const isNotApproved: ViewerPredicate = ({ status }) => status === 0 || status === 2 || status === 4;

/** Whether the person applies or reviews. */
export const isMakerOrChecker: ViewerPredicate = (viewer) => isOperator(viewer) || isReviewer(viewer);

const hasEntry = ({ channelRoles }: ChannelStanding, { code }: Channel, kind?: ChannelRoleKind): boolean =>
  channelRoles.some((entry) => entry.channel === code && (kind === undefined || entry.kind === kind));

/** Whether the enterprise is a core enterprise on a channel, by the rule of the channel's row (specification §2.4). */
function isCoreOn(channel: Channel, enterprise: ChannelStanding): boolean {
  if (channel.core === 'flag') return enterprise.coreFlags[channel.alias] === true;
  return channel.core === 'bankType' ? enterprise.bankCorpType === '1' : hasEntry(enterprise, channel, 'core');
}

/** The channels on which the enterprise is a core enterprise: those that it may have a credit line on. */
export const coreChannels = (enterprise: ChannelStanding): readonly Channel[] =>
  enterprise.channels.list.filter((channel) => isCoreOn(channel, enterprise));

/** Whether the enterprise may issue: it is a core enterprise on some channel. */
export const isCoreEnterprise = (enterprise: ChannelStanding): boolean => coreChannels(enterprise).length > 0;

/** Whether the enterprise handles financing for others on some channel. */
export const isFinancialInstitution: ViewerPredicate = (viewer) => isOn(viewer, 'financialInstitution');

/** Whether some channel has the enterprise as a supplier: by its own entry, or a business channel where it is neither core nor funder. */
export const suppliesOnAnyChannel: ViewerPredicate = (viewer) =>
  isOn(viewer, 'supplier') ||
  viewer.channels.list.some(
    (channel) => viewer.businessChannels.includes(channel.code) && !isCoreOn(channel, viewer) && !hasEntry(viewer, channel),
  );

/** Whether the core-enterprise area is shown: operators and reviewers of a core enterprise. */
export const showsCoreSection: ViewerPredicate = (viewer) => isMakerOrChecker(viewer) && isCoreEnterprise(viewer);

/** Whether the supplier area is shown: operators and reviewers where a supplier or core channel exists. */
export const showsSupplierSection: ViewerPredicate = (viewer) =>
  isMakerOrChecker(viewer) && (suppliesOnAnyChannel(viewer) || isOn(viewer, 'core') || isCoreEnterprise(viewer));

/** Whether the financial-institution area is shown: every role of a financial institution but the group viewer. */
export const showsFinancialSection: ViewerPredicate = (viewer) => !isGroupViewer(viewer) && isFinancialInstitution(viewer);

/** Whether the person applies or reviews for a lender that buys vouchers on some channel. */
const buysVouchers: ViewerPredicate = (viewer) =>
  isMakerOrChecker(viewer) &&
  viewer.channels.list.some((channel) => channel.kind === 'financing' && hasEntry(viewer, channel, 'financialInstitution'));

/** Whether the person has a page of what their enterprise is paid at maturity: a lender is for what it bought, as any holder is. */
export const receivesAtMaturity: ViewerPredicate = (viewer) => showsSupplierSection(viewer) || buysVouchers(viewer);

/** Whether supplier management is hidden: the enterprise is the guarantor of a channel whose lender needs one (specification §2.4). */
export const hidesSupplierManagement: ViewerPredicate = (viewer) =>
  viewer.channels.list.some((channel) => channel.needs.includes('guarantor') && hasEntry(viewer, channel, 'financialInstitution'));

/** Whether the person may switch to another enterprise. */
export const canSwitchEnterprise: ViewerPredicate = (viewer) => viewer.enterpriseCount > 1;

/** Whether the person has at least one of the permissions; asking for none is always granted (specification §5). */
export const hasPermission =
  (...required: readonly string[]): ViewerPredicate =>
  (viewer) =>
    required.length === 0 || required.some((permission) => viewer.permissions.includes(permission));

/** True when any of the rules is. */
export const anyOf =
  (...rules: readonly ViewerPredicate[]): ViewerPredicate =>
  (viewer) =>
    rules.some((rule) => rule(viewer));

/** True when all of the rules are. */
export const allOf =
  (...rules: readonly ViewerPredicate[]): ViewerPredicate =>
  (viewer) =>
    rules.every((rule) => rule(viewer));

/** True when the rule is not. */
export const not =
  (rule: ViewerPredicate): ViewerPredicate =>
  (viewer) =>
    !rule(viewer);
