export { Trans, useLingui } from './lingui.ts';
