/** Whom a rendered pop-up asks for its content, and how. */

export interface RenderSource {
  /** The address of a render call of the author's own; empty for the builder's. */
  src: string;
  apiRoot: string;
  /** Inside the design frame the pop-up shows whatever the rules say. */
  isForced: boolean;
  runsScripts: boolean;
  /** Another value asks the server again. */
  refresh: string;
}
