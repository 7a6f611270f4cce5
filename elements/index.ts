/** Every tag of the kit. */
export {};
