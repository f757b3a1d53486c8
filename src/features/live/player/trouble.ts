/**
 * Why a stream does not play: nothing comes, what comes cannot be played here, or it came and has
 * run dry.
 */
export type Trouble = 'unreachable' | 'unplayable' | 'stalled';
