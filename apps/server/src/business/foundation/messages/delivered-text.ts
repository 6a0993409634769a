import { messageText, type Language, type MessageFacts, type MessageText } from '@lianxin/domain';

/** A text message longer than this would cost the operator several. */
const SMS_MAX = 140;

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1)}…`);

/** A message as a text message. Whose it is says the signature that the gateway puts before it. */
export function smsText({ title, content }: MessageText, language: Language): string {
  const said = { zh: `${title}：${content}`, en: `${title}: ${content}` }[language];
  return `${cut(said, SMS_MAX)}${{ zh: '请登录平台查看。', en: ' Sign in to see it.' }[language]}`;
}

/** A decision of the platform as a text message, whole. */
export function decisionSms({ kind, parameters }: MessageFacts, language: Language): string {
  const { title = '', content = '' } = messageText(kind, parameters, language) ?? {};
  return `${title}${{ zh: '。', en: '. ' }[language]}${content}`;
}

/** What a mail says around its message. */
const MAIL_WORDS = {
  zh: { enterprise: '企业：', see: '查看：', change: '提醒方式可在帮助中心“消息通知”中更改。' },
  en: {
    enterprise: 'Enterprise: ',
    see: 'See it: ',
    change: 'You can change how you are told in the help centre, under “Message notices”.',
  },
} as const;

export interface MailFacts extends MessageText {
  /** The enterprise that it is for; a person may act for several. */
  readonly enterpriseName: string;
  /** Where it can be read; undefined where the platform does not know its own address. */
  readonly link: string | undefined;
}

/** A message as a mail. Whose it is says its sender. */
export function mailText({ title, content, enterpriseName, link }: MailFacts, language: Language) {
  const { enterprise, see, change } = MAIL_WORDS[language];
  const lines = [title, '', content, '', `${enterprise}${enterpriseName}`, ...(link === undefined ? [] : [`${see}${link}`]), '', change];
  return { subject: title, text: lines.join('\n') };
}
