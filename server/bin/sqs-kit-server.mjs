#!/usr/bin/env node
/** The command line of the published package; in the repository `npm start` runs the source instead. */
import '../dist/main.js';
