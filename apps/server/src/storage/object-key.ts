/** lianxin/<enterprise>/<ulid>/<name>: no segment can climb out of the store. */
const KEY = /^lianxin\/([0-9A-Za-z_-]{1,64})\/([0-9A-HJKMNP-TV-Z]{26})\/([0-9A-Za-z_-]{1,80}(?:\.[0-9A-Za-z]{1,8})?)$/;

/** The enterprise that an object's key belongs to; undefined when the text is no key. */
export const enterpriseOfKey = (key: string): string | undefined => KEY.exec(key)?.[1];

/** The folder of one upload. */
export const uploadPrefix = (enterpriseNo: string, id: string): string => `lianxin/${enterpriseNo}/${id}/`;
