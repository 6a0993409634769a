// A module of its own, so that loading it later fetches one function instead of the whole package.
export { setPublishedYears } from '@lianxin/domain';
