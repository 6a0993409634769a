import type { Role } from '@lianxin/domain';

/** For whom a session is opened, and as what. */
export interface SessionSubject {
  readonly userId: string;
  readonly enterpriseNo: string | null;
  readonly role: Role;
  /** The partner whose sign-on opened the session. */
  readonly openedBy?: string | null | undefined;
}

/** What the reply of a sign-in carries: the marker is no credential, the cookie that was set is. */
export interface OpenedSession {
  readonly uuid: string;
  readonly token: string;
}

/** The session of the request at hand. Only sign-in, sign-out, switching and uploading need it. */
export interface SessionControl {
  /** The enterprise and person of a live session, also for calls that visitors may make. */
  readonly current: SessionSubject | null;
  /** Where the request comes from, as keyed hashes, the surest first: the browser, if it is known from before, and the address. */
  readonly places: readonly string[];
  /** Has the browser known from now on; answers `places` with it. */
  keepDevice(): readonly string[];
  /**
   * Opens a session in place of the present one and sets its cookies on the reply. `epoch` is that of the credential that the person
   * showed; without one a partner vouches for them.
   */
  open(subject: SessionSubject, epoch?: number): Promise<OpenedSession>;
  /** Takes the present session to another enterprise of the same person; its twelve hours go on. */
  move(subject: SessionSubject): Promise<OpenedSession>;
  /** Ends the sign-in that the session belongs to and clears its cookies. */
  close(): Promise<void>;
}

/** What a browser keeps of a session. Only the secret is a credential. */
export interface SessionCookies {
  readonly secret: string;
  readonly marker: string;
  readonly uuid: string;
  readonly antiForgery: string;
}
