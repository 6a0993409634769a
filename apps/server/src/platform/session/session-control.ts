import type { Role } from '@lianxin/domain';

/** For whom a session is opened, and as what. */
export interface SessionSubject {
  readonly userId: string;
  readonly enterpriseNo: string | null;
  readonly role: Role;
  /** The partner whose sign-on opened the session. */
  readonly openedBy?: string | null | undefined;
  /** When the person signed in, where that was before: a switch of the enterprise does not lengthen it. @default now */
  readonly signedInAt?: Date | undefined;
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
  /** Opens a session in place of the present one and sets its cookies on the reply. */
  open(subject: SessionSubject): Promise<OpenedSession>;
  /** Ends the session and clears its cookies. */
  close(): Promise<void>;
}

/** What a browser keeps of a session. Only the secret is a credential. */
export interface SessionCookies {
  readonly secret: string;
  readonly marker: string;
  readonly uuid: string;
  readonly antiForgery: string;
}
