/** Events that show interest in a link or a list. What is only on screen is not fetched. */
export const interest = ['pointerover', 'focusin', 'touchstart'] as const
