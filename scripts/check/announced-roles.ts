/** What the tests call a text and a `<summary>`, for which ARIA has no role. */
export const rolesBesideAria: readonly string[] = ['text', 'disclosure triangle']

/** The roles of WAI-ARIA 1.3, without the abstract ones and those that nobody hears. */
const ariaRoles = `
  alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form grid gridcell group
  heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox
  menuitemradio meter navigation note option paragraph progressbar radio radiogroup region row rowgroup rowheader scrollbar
  search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript
  switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem
`

/** Every role that a row of "What is announced" can have. */
export const announcedRoles: readonly string[] = [...ariaRoles.trim().split(/\s+/), ...rolesBesideAria]
