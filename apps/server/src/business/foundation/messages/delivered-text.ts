import { messageText, type Language, type MessageFacts, type MessageText } from '@lianxin/domain';

/** A longer text message is charged as several. */
const SMS_MAX = 140;

const shorten = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1)}…`);

/** The gateway adds the sender's name in front. */
export function smsText({ title, content }: MessageText, language: Language): string {
  const said = { zh: `${title}：${content}`, en: `${title}: ${content}` }[language];
  return `${shorten(said, SMS_MAX)}${{ zh: '请登录平台查看。', en: ' Sign in to see it.' }[language]}`;
}

/** A decision of the platform, without shortening. */
export function decisionSms({ kind, parameters }: MessageFacts, language: Language): string {
  const { title = '', content = '' } = messageText(kind, parameters, language) ?? {};
  return `${title}${{ zh: '。', en: '. ' }[language]}${content}`;
}

const MAIL_WORDS = {
  zh: { enterprise: '企业：', see: '查看：', change: '提醒方式可在帮助中心“消息通知”中更改。' },
  en: {
    enterprise: 'Enterprise: ',
    see: 'See it: ',
    change: 'You can change how you are told in the help centre, under “Message notices”.',
  },
} as const;

export interface MailFacts extends MessageText {
  /** Named because a person may act for several enterprises. */
  readonly enterpriseName: string;
  /** Undefined if the platform's address is not configured. */
  readonly link: string | undefined;
}

export function mailText({ title, content, enterpriseName, link }: MailFacts, language: Language) {
  const { enterprise, see, change } = MAIL_WORDS[language];
  const lines = [title, '', content, '', `${enterprise}${enterpriseName}`, ...(link === undefined ? [] : [`${see}${link}`]), '', change];
  return { subject: title, text: lines.join('\n') };
}
