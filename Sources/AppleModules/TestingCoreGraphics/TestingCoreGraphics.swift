// Swift Testing imports this module beside Core Graphics. It is empty: pictures are attached as files.
