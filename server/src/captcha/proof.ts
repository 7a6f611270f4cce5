/** What is asked about a captcha, and by what it is answered. */

/** What a client sent as proof, and for what. */
export interface CaptchaProof {
  token: string;
  /** The submission key: a repeated call may bring the same token again. */
  usedBy: string;
  /** Actions that the token may have been made for. */
  actions: readonly string[];
}

export type CaptchaCheck = (proof: CaptchaProof) => Promise<boolean>;
