import type { Role } from '@lianxin/domain';

/** The person, enterprise and role that a session is opened for. */
export interface SessionSubject {
  readonly userId: string;
  readonly enterpriseNo: string | null;
  readonly role: Role;
  /** The partner that signed the person on. */
  readonly openedBy?: string | null | undefined;
}

/** The body of a sign-in reply. The marker (`token`) is no credential; only the cookie is. */
export interface OpenedSession {
  readonly uuid: string;
  readonly token: string;
}

/** The session of the current request. Only sign-in, sign-out, switching and uploading need it. */
export interface SessionControl {
  /** The person and enterprise of a valid session; also available in calls for visitors. */
  readonly current: SessionSubject | null;
  /** Keyed hashes of where the request comes from: the browser, if it is known, and the IP address. */
  readonly places: readonly string[];
  /** Marks the browser as known, and returns the updated `places`. */
  rememberDevice(): readonly string[];
  /**
   * Opens a session that replaces the current one, and sets its cookies. `epoch` is the epoch of the credential that was verified;
   * undefined if a partner has signed the person on.
   */
  open(subject: SessionSubject, epoch?: number): Promise<OpenedSession>;
  /** Switches to another enterprise of the same person. The limit of twelve hours is not extended. */
  move(subject: SessionSubject): Promise<OpenedSession>;
  /** Ends all sessions of the sign-in and clears the cookies. */
  close(): Promise<void>;
}

/** The cookie values of a session. Only the secret is a credential. */
export interface SessionCookies {
  readonly secret: string;
  readonly marker: string;
  readonly uuid: string;
  readonly antiForgery: string;
}
