/** The address of the changelog's feed. Servers know the media type of RSS by this ending. */
export const feedPath = '/changelog.rss'
