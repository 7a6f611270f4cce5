/**
 * What a type of field is: by which control it is asked for, and what is special about it. The rules of the values, the
 * views, the server and the template language read these descriptors; they know controls, never types.
 */
import type { EmailRule } from '../email.ts';

/** What an owner sets of a field, complete: every property has its default. */
export interface FieldSettings {
  id: string;
  title: string;
  description: string;
  placeholder: string;
  required: boolean;
  /** A locked field cannot be removed by the owner; the visitor sees no difference. */
  locked: boolean;
  /** Choices of radio, checkbox and select; questions of likert. */
  options: readonly string[];
  showCountryCode: boolean;
  currencySymbol: string;
  underline: boolean;
  /** Longest accepted value in UTF-16 code units; 0 means no limit. */
  maxLength: number;
  /** hidden only: the query-string name it reads. */
  key: string;
  /** hidden only: the value without a query-string match. */
  value: string;
}

/** What is wrong with a field; the texts are in the catalogue under the same names. */
export type FieldErrorCode = 'required' | 'likertIncomplete' | 'tooLong' | 'emailInvalid';

export interface ValidateOptions {
  /** A list accepts an address that fits any of its rules, as the server does. Default: the builder's rule. */
  emailRules?: readonly EmailRule[];
}

interface Common {
  /** Never kept in a draft. */
  isPrivate?: true;
}

/** One line of text. */
export interface InputType extends Common {
  control: 'input';
  /** Attributes of the control; `autocomplete` is the token of the autofill standard. */
  input?: {
    type?: 'email' | 'url' | 'password';
    inputMode?: 'decimal';
    dir?: 'auto';
    autoComplete?: string;
  };
  /** What stands before the control. */
  affix?(field: FieldSettings): string;
  /** In place of cutting the spaces around it. */
  normalize?(text: string): string;
  /** What is wrong with a text that is not empty. */
  check?(text: string, options: ValidateOptions): FieldErrorCode | undefined;
}

/** Several lines, or one of a list. */
export interface PlainType extends Common {
  control: 'textarea' | 'select';
}

/** Options beside each other: the first that is checked, or all of them. */
export interface ChoicesType extends Common {
  control: 'choices';
  isMultiple: boolean;
}

/** One input of several that make a value together. */
export interface FieldPart {
  name: string;
  /** Name of its label in the catalogue, when that is not its own. */
  label?: string;
  autoComplete?: string;
  isNumeric?: true;
  /** It is chosen from these. */
  choices?: readonly string[];
  isHidden?(field: FieldSettings): boolean;
  // As text in a line with the others:
  /** What stands between it and the one before. */
  before?: string;
  /** It begins a line. */
  startsLine?: true;
  /** Its sign, before the text. */
  sign?: string;
  /** What a summary writes when it is empty, if anything. */
  blank?: string;
  /** A summary leaves it out when it is empty. */
  isOptional?: true;
}

/** Several inputs, whose texts are a list in the order of the parts. */
export interface PartsType extends Common {
  control: 'parts';
  /** Of which kind the inputs are, `text` when it is not said. */
  type?: 'tel';
  parts: readonly FieldPart[];
}

/** Questions with one scale of answers. */
export interface LikertType extends Common {
  control: 'likert';
}

/** Nothing to enter: a heading, or a value that comes from the address of the page. */
export interface SilentType extends Common {
  control: 'section' | 'hidden';
}

export type FieldDescriptor = InputType | PlainType | ChoicesType | PartsType | LikertType | SilentType;
export type Control = FieldDescriptor['control'];
export type TypeOf<C extends Control> = Extract<FieldDescriptor, { control: C }>;
