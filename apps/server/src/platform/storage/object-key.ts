/** lianxin/<owner>/<ulid>/<name>. The pattern prevents path traversal. */
const KEY = /^lianxin\/([0-9A-Za-z_-]{1,64})\/([0-9A-HJKMNP-TV-Z]{26})\/([0-9A-Za-z_-]{1,80}(?:\.[0-9A-Za-z]{1,8})?)$/;
const REGISTRANT = 'registrant-';

/** The owner of an object; undefined if the key is invalid. */
export const ownerOfKey = (key: string): string | undefined => KEY.exec(key)?.[1];

export const uploadPrefix = (owner: string, id: string): string => `lianxin/${owner}/${id}/`;

/** The key of an uploaded file. Only the extension of its name is kept. */
export const uploadKey = (folder: string, fileName: string): string =>
  `${folder}file${/\.[0-9A-Za-z]{1,8}$/.exec(fileName)?.[0].toLowerCase() ?? ''}`;

/** Whether the owner is a person who is registering an enterprise. */
export const isRegistrant = (owner: string): boolean => owner.startsWith(REGISTRANT);

/** The owner of a person's uploads: their enterprise, or themselves while they are registering one. */
export const ownerOfUploads = ({ enterpriseNo, userId }: { readonly enterpriseNo: string | null; readonly userId: string }): string =>
  enterpriseNo ?? `${REGISTRANT}${userId}`;

/** The enterprise number of an owner; null for a person who is registering an enterprise. */
export const enterpriseOfOwner = (owner: string): string | null => (isRegistrant(owner) ? null : owner);
