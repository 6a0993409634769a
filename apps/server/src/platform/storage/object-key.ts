/** lianxin/<owner>/<ulid>/<name>: no segment can climb out of the store. */
const KEY = /^lianxin\/([0-9A-Za-z_-]{1,64})\/([0-9A-HJKMNP-TV-Z]{26})\/([0-9A-Za-z_-]{1,80}(?:\.[0-9A-Za-z]{1,8})?)$/;
const REGISTRANT = 'registrant-';

/** The owner that an object's key belongs to; undefined when the text is no key. */
export const ownerOfKey = (key: string): string | undefined => KEY.exec(key)?.[1];

/** The folder of one upload. */
export const uploadPrefix = (owner: string, id: string): string => `lianxin/${owner}/${id}/`;

/** Where the file of one upload rests: of the name that it has with its owner, only the ending is kept. */
export const uploadKey = (folder: string, fileName: string): string =>
  `${folder}file${/\.[0-9A-Za-z]{1,8}$/.exec(fileName)?.[0].toLowerCase() ?? ''}`;

/** Whether the owner is a person who registers an enterprise. */
export const isRegistrant = (owner: string): boolean => owner.startsWith(REGISTRANT);

/** Whose uploads a person's are: their enterprise's, or their own while they have none and register one. */
export const ownerOfUploads = ({ enterpriseNo, userId }: { readonly enterpriseNo: string | null; readonly userId: string }): string =>
  enterpriseNo ?? `${REGISTRANT}${userId}`;

/** The enterprise among the owners; null for a person who registers one. */
export const enterpriseOfOwner = (owner: string): string | null => (isRegistrant(owner) ? null : owner);
